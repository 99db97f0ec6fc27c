import { TEAS, TEAS_SUBJECTS } from '#copy/teas.ts';
import { PATHS } from '#copy/site-links.ts';
import { TeasPage } from '#features/marketing/exams/teas-page.tsx';
import { examMeta } from '#lib/exam-meta.ts';

import type { Route } from './+types/teas.ts';

export const meta: Route.MetaFunction = () => examMeta(TEAS, TEAS_SUBJECTS, PATHS.teas);

export default function Teas() {
  return <TeasPage />;
}
