import type { UploadedImage } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';
import { findImage, type StoredImage } from '#modules/catalog/images.repo.ts';
import type { Desk } from '#modules/desk/desk.ts';
import { storePicture } from '#modules/desk/pictures.ts';
import type { UploadedFile } from '#plugins/uploaded-file.ts';

import { invalidField, notFound } from '../../app-error.ts';
import type { ContentCache } from '../../content-cache.ts';

/** Stores a picture under the hash of its content; the same picture again is answered with the stored one. */
export async function storeImage(desk: Desk, file: UploadedFile | undefined): Promise<UploadedImage> {
  if (!file) throw invalidField('file', 'Choose a picture to upload');

  return storePicture(desk, file);
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
