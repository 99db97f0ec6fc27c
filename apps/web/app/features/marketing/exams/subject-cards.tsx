import type { LucideIcon } from 'lucide-react';

import type { ExamPageCopy, SubjectItem } from '#copy/exam-page.ts';
import { count } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/cn.ts';

import { CardLink } from '../start/card-link.tsx';

type SubjectCardsProps = {
  exam: ExamPageCopy;
  subjects: readonly SubjectItem[];
  icons: readonly LucideIcon[];
};

/** The subjects of an exam, each a link to its tests, with the number of questions where the spec names it. */
export function SubjectCards({ exam, subjects, icons }: SubjectCardsProps) {
  const columns = subjects.length === 5 ? 'lg:grid-cols-6' : 'lg:grid-cols-4';

  return (
    <ul className={cn('grid gap-5 sm:grid-cols-2', columns)}>
      {subjects.map((subject, index) => (
        <SubjectCard
          key={subject.title}
          {...subject}
          matchesProduct={exam.matchesProduct}
          icon={icons[index]}
          className={subjects.length === 5 ? FIVE_CARDS[index] : undefined}
        />
      ))}
    </ul>
  );
}

/** Five cards in two full rows: three above, two below. */
const FIVE_CARDS = [
  'lg:col-span-2',
  'lg:col-span-2',
  'lg:col-span-2',
  'lg:col-span-3',
  'sm:col-span-2 lg:col-span-3',
];

type SubjectCardProps = SubjectItem &
  Pick<ExamPageCopy, 'matchesProduct'> & { icon: LucideIcon | undefined; className: string | undefined };

function SubjectCard({
  title,
  text,
  questionCount,
  matchesProduct,
  icon: Icon,
  className,
}: SubjectCardProps) {
  return (
    <Card
      asChild
      className={cn(
        'group relative transition-colors hover:border-primary flex flex-col items-start gap-3',
        className,
      )}
    >
      <li>
        {Icon && <Icon aria-hidden="true" className="size-8 text-primary" />}
        <h3 className="text-heading-s">
          <CardLink title={title} matchesProduct={matchesProduct} subject={title} />
        </h3>
        <p className="text-ink-soft">{text}</p>
        {questionCount !== undefined && <Badge className="mt-auto">{count(questionCount, 'question')}</Badge>}
      </li>
    </Card>
  );
}
