import { HomePage } from '#features/marketing/home/home-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = () => pageMeta({ path: '/' });

export default function Home() {
  return <HomePage />;
}
