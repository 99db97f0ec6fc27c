import { createHash } from 'node:crypto';

import { NAME_MAX_LENGTH, type UploadedImage } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';
import { findImage, type StoredImage } from '#modules/catalog/images.repo.ts';
import { changeAtDesk, type Desk } from '#modules/desk/desk.ts';
import type { UploadedFile } from '#plugins/uploaded-file.ts';

import { invalidField, notFound } from '../../app-error.ts';
import type { ContentCache } from '../../content-cache.ts';
import { readImageFile } from './image-file.ts';
import * as repo from './images.repo.ts';

/** Stores a picture under the hash of its content; the same picture again is answered with the stored one. */
export async function storeImage(desk: Desk, file: UploadedFile | undefined): Promise<UploadedImage> {
  if (!file) throw invalidField('file', 'Choose a picture to upload');

  const { bytes } = file;
  const { mediaType, width, height } = readImageFile(bytes);
  const id = createHash('sha256').update(bytes).digest('hex');
  await changeAtDesk(desk, async (tx) => {
    const isNew = await repo.insertImage(tx, { id, mediaType, bytes, width, height });

    return {
      result: undefined,
      audit: isNew ? { action: 'created', kind: 'image', entityId: id, title: titleOf(file) } : undefined,
    };
  });

  return { url: `/api/images/${id}`, width, height };
}

/** Kept in memory for a while: a whole class opens the same question at once. */
export async function getImage(
  { db, content }: { db: Db; content: ContentCache },
  id: string,
): Promise<StoredImage> {
  return content.get(`image ${id}`, async () => {
    const image = await findImage(db, id);
    if (!image) throw notFound('Picture', id);

    return { value: image, bytes: image.bytes.length };
  });
}

/** The name of the file, without the character that PostgreSQL cannot store. */
function titleOf({ name }: UploadedFile): string {
  return name.replaceAll('\u0000', '').slice(0, NAME_MAX_LENGTH) || 'Picture';
}
