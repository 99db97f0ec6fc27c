import { accuracyPercent } from '@second-bell/domain';
import { BookOpen, PencilLine } from 'lucide-react';
import { Link } from 'react-router';

import { searchPath } from '#copy/search.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

import { type NamedTopic, topicKey } from './progress-view.ts';
import { useTopicPractice } from './topic-practice.ts';

/** The weakest topics below the pass line, each with the questions that ask about it. */
export function WorkOnNext({ topics }: { topics: readonly NamedTopic[] }) {
  const practiceOf = useTopicPractice();
  if (topics.length === 0) return null;

  return (
    <Card className="grid gap-4">
      <h3 className="text-heading-s">Work on these next</h3>
      <ol className="grid gap-4">
        {topics.map((topic) => {
          const { to, words } = practiceOf(topic);

          return (
            <li key={topicKey(topic)} className="grid gap-2">
              <p className="wrap-anywhere">
                <strong>{topic.name}</strong>: {accuracyPercent(topic)}% right
              </p>
              <div className="flex flex-wrap gap-2">
                <Button asChild intent="secondary" size="small">
                  <Link to={to}>
                    <PencilLine aria-hidden="true" />
                    <span>
                      Practice<span className="sr-only"> {topic.name}</span>: {words}
                    </span>
                  </Link>
                </Button>
                <Button asChild intent="quiet" size="small">
                  <Link to={searchPath(topic.name)}>
                    <BookOpen aria-hidden="true" />
                    <span>
                      Study<span className="sr-only"> {topic.name}</span>
                    </span>
                  </Link>
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
