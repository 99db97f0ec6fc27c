import { GED, GED_SUBJECTS } from '#copy/ged.ts';
import { PATHS } from '#copy/site-links.ts';
import { GedPage } from '#features/marketing/exams/ged-page.tsx';
import { examMeta } from '#lib/exam-meta.ts';

import type { Route } from './+types/ged.ts';

export const meta: Route.MetaFunction = () => examMeta(GED, GED_SUBJECTS, PATHS.ged);

export default function Ged() {
  return <GedPage />;
}
