import { administrationEndpoints } from './administration.ts';
import { attemptEndpoints } from './attempts.ts';
import { bulkUploadEndpoints } from './bulk-upload.ts';
import { catalogEndpoints } from './catalog.ts';
import { examEndpoints } from './exams.ts';
import { healthEndpoints } from './health.ts';
import { studyMaterialEndpoints } from './study-materials.ts';

export * from './administration.ts';
export * from './attempts.ts';
export * from './bulk-upload.ts';
export * from './catalog.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './exams.ts';
export * from './fields.ts';
export * from './health.ts';
export * from './study-materials.ts';

/** Every call of the API, grouped by the module that answers it. */
export const endpoints = {
  health: healthEndpoints,
  catalog: catalogEndpoints,
  exams: examEndpoints,
  attempts: attemptEndpoints,
  studyMaterials: studyMaterialEndpoints,
  administration: administrationEndpoints,
  bulkUpload: bulkUploadEndpoints,
};
