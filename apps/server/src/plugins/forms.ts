import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

import type { App } from '../app-instance.ts';
import { AppError } from '../app-error.ts';
import type { UploadedFile } from './uploaded-file.ts';

type Form = { fields: Record<string, unknown>; file: UploadedFile | undefined };

const FILE_FIELD = 'file';
const MAX_FIELDS = 20;

/**
 * Multipart forms for the routes registered on this instance: text fields become the body, which the contract's `form`
 * checks, and the one file stands in the field `file` (`fileOf`). `maxBytes` holds for the file and for each field.
 */
export async function registerForms(app: App, { maxBytes }: { maxBytes: number }): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fields: MAX_FIELDS, fileSize: maxBytes, fieldSize: maxBytes },
  });
  app.decorateRequest('upload', null);
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;

    const { fields, file } = await readForm(request).catch((error: unknown) => {
      throw toFormError(error, maxBytes);
    });
    request.body = fields;
    request.upload = file ?? null;
  });
}

/** The file of a form; undefined where none was sent. */
export function fileOf({ upload }: FastifyRequest): UploadedFile | undefined {
  return upload ?? undefined;
}

async function readForm(request: FastifyRequest): Promise<Form> {
  const form: Form = { fields: {}, file: undefined };
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new AppError('too_large', `The field ${part.fieldname} is too long`);
      form.fields[part.fieldname] = part.value;
      continue;
    }
    // Read even where it stands in another field: what comes behind it is waiting.
    const bytes = await part.toBuffer();
    if (part.fieldname === FILE_FIELD) form.file = { name: part.filename, bytes };
  }

  return form;
}

/** Whatever goes wrong while a form is read lies in what was sent, and the library's errors have no words for people. */
function toFormError(error: unknown, maxBytes: number): AppError {
  if (error instanceof AppError) return error;

  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const megabytes = maxBytes / 1024 / 1024;

    return new AppError('file_too_large', `This file is larger than ${megabytes} MB. Choose a smaller one.`);
  }
  if (code === 'FST_FILES_LIMIT') return new AppError('invalid_request', 'Send one file at a time');

  return new AppError('upload_incomplete', 'The upload arrived incomplete. Send it again.');
}
