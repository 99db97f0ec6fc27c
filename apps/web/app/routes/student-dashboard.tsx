import { useSearchParams } from 'react-router';

import { studentDashboardPath } from '#copy/site-links.ts';
import { StudentDashboardPage } from '#features/catalog/student-dashboard-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/student-dashboard.ts';

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({
    title: 'Your subjects and practice tests',
    path: studentDashboardPath(params.productId),
    hasCard: false,
  });

export default function StudentDashboard({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();

  return <StudentDashboardPage productId={params.productId} subjectId={search.get('subject') ?? undefined} />;
}
