import { practiceSetPath } from '#copy/site-links.ts';
import { PracticeSetPage } from '#features/student-test/practice-set-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/practice-set.ts';

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({ title: 'Practice set', path: practiceSetPath(params.setId), hasCard: false });

export default function PracticeSet({ params }: Route.ComponentProps) {
  return <PracticeSetPage key={params.setId} setId={params.setId} />;
}
