import { bulkUploadEndpoints, UPLOAD_MAX_BYTES } from '@second-bell/contract';

import { deskOf } from '#modules/desk/desk.ts';
import { fileOf, registerForms } from '#plugins/forms.ts';
import { implement } from '#plugins/implement.ts';

import type { App } from '../../app-instance.ts';
import { uploadQuestions } from './bulk-upload.service.ts';

export async function bulkUploadRoutes(app: App): Promise<void> {
  await registerForms(app, { maxBytes: UPLOAD_MAX_BYTES });
  implement(app, bulkUploadEndpoints.upload, ({ request, body }) =>
    uploadQuestions(deskOf(app, request), body, fileOf(request)),
  );
}
