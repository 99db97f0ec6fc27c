import { PROGRESS_DESCRIPTION } from '#copy/progress.ts';
import { PROGRESS_TITLE } from '#copy/site-links.ts';
import { ProgressPage } from '#features/progress/progress-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/progress.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({ title: PROGRESS_TITLE, description: PROGRESS_DESCRIPTION, path: location.pathname });

export default function Progress() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-8">
      <ProgressPage />
    </div>
  );
}
