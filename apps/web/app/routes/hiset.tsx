import { HISET, HISET_SUBJECTS } from '#copy/hiset.ts';
import { PATHS } from '#copy/site-links.ts';
import { HisetPage } from '#features/marketing/exams/hiset-page.tsx';
import { examMeta } from '#lib/exam-meta.ts';

import type { Route } from './+types/hiset.ts';

export const meta: Route.MetaFunction = () => examMeta(HISET, HISET_SUBJECTS, PATHS.hiset);

export default function Hiset() {
  return <HisetPage />;
}
