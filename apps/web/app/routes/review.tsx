import { REVIEW_DESCRIPTION, REVIEW_TITLE } from '#copy/review.ts';
import { PATHS } from '#copy/site-links.ts';
import { ReviewPage } from '#features/review/review-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/review.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: REVIEW_TITLE, description: REVIEW_DESCRIPTION, path: PATHS.review });

export default function Review() {
  return <ReviewPage />;
}
