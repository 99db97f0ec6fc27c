import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { idSchema } from './fields.ts';

export const studyMaterialTypeSchema = z.enum(['guide', 'video', 'flashcard', 'worksheet']);
export const examTypeSchema = z.enum(['GED', 'TEAS', 'NCLEX', 'HISET']);

export const studyMaterialSchema = z.object({
  id: idSchema,
  title: z.string(),
  subject: z.string().optional(),
  type: studyMaterialTypeSchema,
  examType: examTypeSchema,
  content: z.string().optional(),
  url: z.string().optional(),
  downloadUrl: z.string().optional(),
});

export type StudyMaterial = z.infer<typeof studyMaterialSchema>;

export const studyMaterialEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/study-materials',
    summary: 'The study materials, in display order',
    access: 'public',
    response: z.array(studyMaterialSchema),
  }),
};
