import { createHash } from 'node:crypto';

import { NAME_MAX_LENGTH, type UploadedImage } from '@second-bell/contract';

import { changeAtDesk, type Desk } from './desk.ts';
import { readImageFile } from './image-file.ts';
import * as repo from './images.repo.ts';

/** Stores a picture under the hash of its content; the same picture again is answered with the stored one. */
export async function storePicture(
  desk: Desk,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<UploadedImage> {
  const { mediaType, width, height } = readImageFile(bytes);
  const id = createHash('sha256').update(bytes).digest('hex');
  await changeAtDesk(desk, async (tx) => {
    const isNew = await repo.insertImage(tx, { id, mediaType, bytes, width, height });

    return {
      result: undefined,
      audit: isNew ? { action: 'created', kind: 'image', entityId: id, title: titleOf(name) } : undefined,
    };
  });

  return { url: `/api/images/${id}`, width, height };
}

/** The name of the file, without the character that PostgreSQL cannot store. */
function titleOf(name: string): string {
  return name.replaceAll('\u0000', '').slice(0, NAME_MAX_LENGTH) || 'Picture';
}
