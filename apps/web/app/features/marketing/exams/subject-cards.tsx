import type { LucideIcon } from 'lucide-react';

import type { SubjectItem } from '#copy/exam-page.ts';
import { count } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/cn.ts';

type SubjectCardsProps = { subjects: readonly SubjectItem[]; icons: readonly LucideIcon[] };

/** The subjects of an exam, with the number of questions where the spec names it. */
export function SubjectCards({ subjects, icons }: SubjectCardsProps) {
  const columns = subjects.length === 5 ? 'lg:grid-cols-6' : 'lg:grid-cols-4';

  return (
    <ul className={cn('grid gap-5 sm:grid-cols-2', columns)}>
      {subjects.map((subject, index) => (
        <SubjectCard
          key={subject.title}
          {...subject}
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

type SubjectCardProps = SubjectItem & { icon: LucideIcon | undefined; className: string | undefined };

function SubjectCard({ title, text, questionCount, icon: Icon, className }: SubjectCardProps) {
  return (
    <Card asChild className={cn('flex flex-col items-start gap-3', className)}>
      <li>
        {Icon && <Icon aria-hidden="true" className="size-8 text-primary" />}
        <h3 className="text-heading-s">{title}</h3>
        <p className="text-ink-soft">{text}</p>
        {questionCount !== undefined && <Badge className="mt-auto">{count(questionCount, 'question')}</Badge>}
      </li>
    </Card>
  );
}
