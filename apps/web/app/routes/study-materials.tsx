import { PATHS } from '#copy/site-links.ts';
import { LIBRARY_DESCRIPTION } from '#copy/study-materials.ts';
import { LibraryPage } from '#features/study-materials/library/library-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/study-materials.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Study materials', description: LIBRARY_DESCRIPTION, path: PATHS.studyMaterials });

export default function StudyMaterials() {
  return <LibraryPage />;
}
