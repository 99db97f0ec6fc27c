import { HESI, HESI_SUBJECTS } from '#copy/hesi.ts';
import { PATHS } from '#copy/site-links.ts';
import { HesiPage } from '#features/marketing/exams/hesi-page.tsx';
import { examMeta } from '#lib/exam-meta.ts';

import type { Route } from './+types/hesi.ts';

export const meta: Route.MetaFunction = () => examMeta(HESI, HESI_SUBJECTS, PATHS.hesi);

export default function Hesi() {
  return <HesiPage />;
}
