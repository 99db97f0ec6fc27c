import { NCLEX, CLIENT_NEEDS } from '#copy/nclex.ts';
import { PATHS } from '#copy/site-links.ts';
import { NclexPage } from '#features/marketing/exams/nclex-page.tsx';
import { examMeta } from '#lib/exam-meta.ts';

import type { Route } from './+types/nclex.ts';

export const meta: Route.MetaFunction = () => examMeta(NCLEX, CLIENT_NEEDS, PATHS.nclex);

export default function Nclex() {
  return <NclexPage />;
}
