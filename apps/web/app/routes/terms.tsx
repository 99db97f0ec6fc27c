import { TERMS } from '#copy/terms.ts';
import { PATHS } from '#copy/site-links.ts';
import { PlainPage } from '#features/marketing/plain/plain-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/terms.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: TERMS.over, description: TERMS.description, path: PATHS.terms });

export default function Terms() {
  return <PlainPage page={TERMS} />;
}
