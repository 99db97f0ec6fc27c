import { DESK_PATHS } from '#copy/admin.ts';
import { MATERIALS } from '#copy/admin-materials.ts';
import { MaterialsPage } from '#features/admin-materials/materials-page.tsx';
import { deskMeta } from '#lib/desk-meta.ts';

import type { Route } from './+types/desk-study-materials.ts';

export const meta: Route.MetaFunction = () => deskMeta(MATERIALS.title, DESK_PATHS.studyMaterials);

export default function DeskStudyMaterials() {
  return <MaterialsPage />;
}
