import { ABOUT_META } from '#copy/about.ts';
import { PATHS } from '#copy/site-links.ts';
import { AboutPage } from '#features/marketing/about/about-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/about.ts';

export const meta: Route.MetaFunction = () => pageMeta({ ...ABOUT_META, path: PATHS.about });

export default function About() {
  return <AboutPage />;
}
