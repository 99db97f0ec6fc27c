import { accuracyPercent } from '@second-bell/domain';
import { BookOpen, PencilLine } from 'lucide-react';
import { Link } from 'react-router';

import { PATHS } from '#copy/site-links.ts';
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
              <Button asChild intent="secondary" size="small" className="justify-self-start">
                <Link to={to}>
                  <PencilLine aria-hidden="true" />
                  <span>
                    Practice<span className="sr-only"> {topic.name}</span>: {words}
                  </span>
                </Link>
              </Button>
            </li>
          );
        })}
      </ol>
      <Button asChild intent="quiet" size="small" className="justify-self-start">
        <Link to={PATHS.studyMaterials}>
          <BookOpen aria-hidden="true" />
          Browse study materials
        </Link>
      </Button>
    </Card>
  );
}
