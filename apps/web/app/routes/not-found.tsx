import { NotFoundPage } from '#features/site/not-found-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/not-found.ts';

/** The same tags whatever the address: one file answers all of them. */
export const meta: Route.MetaFunction = () => [
  ...pageMeta({ title: '404 Page Not Found', path: '/404' }),
  { name: 'robots', content: 'noindex' },
];

export default function NotFound() {
  return <NotFoundPage />;
}
