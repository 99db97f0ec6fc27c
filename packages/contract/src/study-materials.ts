import * as z from 'zod/mini';

import { orderSchema } from './administered-content.ts';
import { endpoint } from './endpoint.ts';
import {
  DESCRIPTION_MAX_LENGTH,
  idSchema,
  NAME_MAX_LENGTH,
  requiredText,
  text,
  versionSchema,
} from './fields.ts';
import { routes } from './routes.ts';

export const studyMaterialTypeSchema = z.enum(['guide', 'video', 'flashcard', 'worksheet']);
export const examTypeSchema = z.enum(['GED', 'TEAS', 'NCLEX', 'HESI', 'HISET']);

export const studyMaterialSchema = z.object({
  id: idSchema,
  title: z.string(),
  subject: z.optional(z.string()),
  type: studyMaterialTypeSchema,
  examType: examTypeSchema,
  content: z.optional(z.string()),
  url: z.optional(z.string()),
  downloadUrl: z.optional(z.string()),
});

export const adminStudyMaterialSchema = z.extend(studyMaterialSchema, { version: versionSchema });

/** A page of this site (`/study-materials/…`) or of another (`https://…`); no other scheme is ever opened. */
const linkSchema = text(2_000).check(
  z.regex(/^(\/(?![/\\])|https:\/\/)\S+$/, 'Give a link that starts with https:// or with /'),
);

export const createStudyMaterialSchema = z.object({
  title: requiredText(NAME_MAX_LENGTH),
  subject: z.optional(text(NAME_MAX_LENGTH)),
  type: studyMaterialTypeSchema,
  examType: examTypeSchema,
  content: z.optional(text(DESCRIPTION_MAX_LENGTH)),
  url: z.optional(linkSchema),
  downloadUrl: z.optional(linkSchema),
});
export const updateStudyMaterialSchema = z.extend(createStudyMaterialSchema, {
  version: z.optional(versionSchema),
});

export type StudyMaterial = z.infer<typeof studyMaterialSchema>;
export type AdminStudyMaterial = z.infer<typeof adminStudyMaterialSchema>;
export type CreateStudyMaterial = z.infer<typeof createStudyMaterialSchema>;
export type UpdateStudyMaterial = z.infer<typeof updateStudyMaterialSchema>;

export const studyMaterialEndpoints = {
  list: endpoint({
    ...routes.studyMaterials.list,
    summary: 'The study materials, in display order',
    policy: 'content.read',
    response: z.array(studyMaterialSchema),
  }),
};

const idParams = z.object({ id: idSchema });

export const studyMaterialAdministrationEndpoints = {
  adminList: endpoint({
    ...routes.studyMaterialAdministration.adminList,
    summary: 'The study materials, as the desk edits them',
    policy: 'content.manage',
    response: z.array(adminStudyMaterialSchema),
  }),
  create: endpoint({
    ...routes.studyMaterialAdministration.create,
    summary: 'Adds a study material at the end',
    policy: 'content.manage',
    body: createStudyMaterialSchema,
    response: adminStudyMaterialSchema,
    status: 201,
  }),
  update: endpoint({
    ...routes.studyMaterialAdministration.update,
    summary: 'Changes a study material; a field that is left out is emptied',
    policy: 'content.manage',
    params: idParams,
    body: updateStudyMaterialSchema,
    response: adminStudyMaterialSchema,
  }),
  delete: endpoint({
    ...routes.studyMaterialAdministration.delete,
    summary: 'Deletes a study material',
    policy: 'content.manage',
    params: idParams,
    response: z.undefined(),
    status: 204,
  }),
  order: endpoint({
    ...routes.studyMaterialAdministration.order,
    summary: 'Puts the study materials into a new order',
    policy: 'content.manage',
    body: orderSchema,
    response: z.undefined(),
    status: 204,
  }),
};
