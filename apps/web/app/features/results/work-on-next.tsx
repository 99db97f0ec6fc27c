import { accuracyPercent } from '@second-bell/domain';
import { BookOpen, PencilLine } from 'lucide-react';
import { Link } from 'react-router';

import { PATHS } from '#copy/site-links.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

import { type NamedTopic, topicKey, topicsToWorkOn } from './progress-view.ts';

/** The weakest topics, and the two ways to work on them. */
export function WorkOnNext({ topics }: { topics: readonly NamedTopic[] }) {
  const weakest = topicsToWorkOn(topics);
  if (weakest.length === 0) return null;

  return (
    <Card className="grid gap-4">
      <h3 className="text-heading-s">Work on these next</h3>
      <ol className="grid list-decimal gap-1 pl-6 marker:font-bold marker:text-accent-strong">
        {weakest.map((topic) => (
          <li key={topicKey(topic)} className="wrap-anywhere">
            {topic.name}: {accuracyPercent(topic)}% right
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button asChild intent="secondary" size="small">
          <Link to={PATHS.choosePracticeTest}>
            <PencilLine aria-hidden="true" />
            Practice
          </Link>
        </Button>
        <Button asChild intent="secondary" size="small">
          <Link to={PATHS.studyMaterials}>
            <BookOpen aria-hidden="true" />
            Study
          </Link>
        </Button>
      </div>
    </Card>
  );
}
