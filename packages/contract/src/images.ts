import * as z from 'zod/mini';

import { endpoint, fileSchema } from './endpoint.ts';
import { idSchema, picturePathSchema, positiveCountSchema } from './fields.ts';
import { routes } from './routes.ts';

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;

export const uploadedImageSchema = z.object({
  /** What goes into a question's `questionImage`. */
  url: picturePathSchema,
  width: positiveCountSchema,
  height: positiveCountSchema,
});

export type UploadedImage = z.infer<typeof uploadedImageSchema>;

export const imageEndpoints = {
  upload: endpoint({
    ...routes.images.upload,
    summary: 'Stores a picture (PNG, JPEG or WebP, at most 5 MB; the form field is `file`)',
    policy: 'content.manage',
    form: z.object({}),
    response: uploadedImageSchema,
    status: 201,
  }),
  image: endpoint({
    ...routes.images.image,
    summary: 'A stored picture; its address is its content, so it never changes',
    policy: 'content.read',
    params: z.object({ id: idSchema }),
    response: fileSchema,
  }),
};
