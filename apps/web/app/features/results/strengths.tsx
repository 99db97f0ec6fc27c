import { accuracyPercent } from '@second-bell/domain';
import { Star } from 'lucide-react';

import { Card } from '#ui/card.tsx';

import { type NamedTopic, topicKey } from './progress-view.ts';

/** What went best, strongest first. */
export function Strengths({ topics }: { topics: readonly NamedTopic[] }) {
  if (topics.length === 0) return null;

  return (
    <Card className="grid gap-4">
      <h3 className="text-heading-s">Your strengths</h3>
      <ul className="grid gap-1">
        {topics.map((topic) => (
          <li key={topicKey(topic)} className="flex gap-3 wrap-anywhere">
            <Star aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent-strong" />
            {topic.name}: {accuracyPercent(topic)}% right
          </li>
        ))}
      </ul>
    </Card>
  );
}
