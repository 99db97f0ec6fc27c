import { studentTestPath } from '#copy/site-links.ts';
import { StudentTestPage } from '#features/student-test/student-test-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/student-test.ts';

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({
    title: 'Practice test with instant feedback',
    path: studentTestPath(params.testId),
    hasCard: false,
  });

export default function StudentTest({ params }: Route.ComponentProps) {
  return <StudentTestPage key={params.testId} testId={params.testId} />;
}
