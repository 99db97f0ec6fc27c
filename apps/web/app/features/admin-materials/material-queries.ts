import { calls } from '@second-bell/contract/calls';

import { MATERIALS } from '#copy/admin-materials.ts';
import { adminQuery } from '#lib/admin-call.ts';

export function materialsQuery() {
  return adminQuery(calls.studyMaterialAdministration.adminList, MATERIALS.fetchFailure);
}
