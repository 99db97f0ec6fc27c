import { PATHS } from '#copy/site-links.ts';
import { PLAN_DESCRIPTION, PLAN_TITLE } from '#copy/study-plan.ts';
import { PlanPage } from '#features/study-plan/plan-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/plan.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: PLAN_TITLE, description: PLAN_DESCRIPTION, path: PATHS.plan });

export default function Plan() {
  return <PlanPage />;
}
