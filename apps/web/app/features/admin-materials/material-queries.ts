import { studyMaterialAdministrationEndpoints } from '@second-bell/contract';

import { MATERIALS } from '#copy/admin-materials.ts';
import { adminQuery } from '#lib/admin-call.ts';

export function materialsQuery() {
  return adminQuery(studyMaterialAdministrationEndpoints.adminList, MATERIALS.fetchFailure);
}
