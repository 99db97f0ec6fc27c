import type { PracticeTopics } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useQuery } from '@tanstack/react-query';

import { PATHS, studentTestPath } from '#copy/site-links.ts';
import { count } from '#lib/format.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';

import type { TopicProgress } from './progress-view.ts';

type Placed = Pick<TopicProgress, 'topic' | 'examType' | 'examSubject'>;

/** Where a topic can be practised, and what is there. */
export type TopicPractice = { to: string; words: string };

/** Until the tests are known, and where none asks about the topic any more, every test is offered. */
const ANY_TEST: TopicPractice = { to: PATHS.choosePracticeTest, words: 'Choose a practice test' };

/** The test of the subject that asks most about a topic. */
export function practiceOf(tests: readonly PracticeTopics[], placed: Placed): TopicPractice {
  const places = tests
    .filter((test) => test.examType === placed.examType && test.examSubject === placed.examSubject)
    .flatMap((test) =>
      test.topics
        .filter(({ topic }) => topic === placed.topic)
        .map(({ questions }) => ({ ...test, questions })),
    )
    .toSorted((one, other) => other.questions - one.questions);
  const [most] = places;
  if (!most) return ANY_TEST;

  return {
    to: studentTestPath(most.practiceTestId),
    words: `${count(most.questions, 'question')} in ${most.title}`,
  };
}

export function useTopicPractice(): (placed: Placed) => TopicPractice {
  const { data } = useQuery(endpointQuery(calls.catalog.topics));

  return (placed) => practiceOf(data ?? [], placed);
}
