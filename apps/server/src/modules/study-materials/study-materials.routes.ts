import { studyMaterialAdministrationEndpoints, studyMaterialEndpoints } from '@second-bell/contract';

import { deskOf } from '#modules/desk/desk.ts';
import { implement } from '#plugins/implement.ts';
import { implementPrepared } from '#plugins/prepared-answers.ts';

import type { App } from '../../app-instance.ts';
import * as studyMaterials from './study-materials.service.ts';

/** The library, for anyone. */
export async function studyMaterialRoutes(app: App): Promise<void> {
  implementPrepared(app, studyMaterialEndpoints.list, () => app.readLate(studyMaterials.getStudyMaterials));
}

/** The same list, as administrators keep it. */
export async function studyMaterialAdministrationRoutes(app: App): Promise<void> {
  const { adminList, create, update, delete: remove, order } = studyMaterialAdministrationEndpoints;

  implement(app, adminList, () => studyMaterials.getAdminStudyMaterials(app.db));
  implement(app, create, ({ request, body }) =>
    studyMaterials.createStudyMaterial(deskOf(app, request), body),
  );
  implement(app, update, ({ request, params, body }) =>
    studyMaterials.updateStudyMaterial(deskOf(app, request), params.id, body),
  );
  implement(app, remove, ({ request, params }) =>
    studyMaterials.deleteStudyMaterial(deskOf(app, request), params.id),
  );
  implement(app, order, ({ request, body }) =>
    studyMaterials.orderStudyMaterials(deskOf(app, request), body.ids),
  );
}
