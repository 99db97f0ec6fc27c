import { PRIVACY } from '#copy/privacy.ts';
import { PATHS } from '#copy/site-links.ts';
import { PlainPage } from '#features/marketing/plain/plain-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/privacy.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: PRIVACY.over, description: PRIVACY.description, path: PATHS.privacy });

export default function Privacy() {
  return <PlainPage page={PRIVACY} />;
}
