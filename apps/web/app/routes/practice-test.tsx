import { RunnerPage } from '#features/runner/runner-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/practice-test.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Practice test',
    description: 'Take a timed practice test with hints, a review panel and a score at the end.',
    path: location.pathname,
    hasCard: false,
  });

export default function PracticeTest({ params }: Route.ComponentProps) {
  return <RunnerPage key={params.examId} examId={params.examId} />;
}
