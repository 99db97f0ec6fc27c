import { studyMaterialEndpoints } from '@second-bell/contract';

import { implementPrepared } from '#plugins/prepared-answers.ts';

import type { App } from '../../app-instance.ts';
import { getStudyMaterials } from './study-materials.service.ts';

export async function studyMaterialRoutes(app: App): Promise<void> {
  implementPrepared(app, studyMaterialEndpoints.list, () => getStudyMaterials(app.db));
}
