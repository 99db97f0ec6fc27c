import { NotFoundPage } from '#features/site/not-found-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/not-found.ts';

export const meta: Route.MetaFunction = ({ location }) => [
  ...pageMeta({ title: '404 Page Not Found', path: location.pathname }),
  { name: 'robots', content: 'noindex' },
];

export default function NotFound() {
  return <NotFoundPage />;
}
