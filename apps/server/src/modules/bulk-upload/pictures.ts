import { createHash } from 'node:crypto';

import { IMAGE_MAX_BYTES } from '@second-bell/contract';

import { readImageFile } from '#modules/desk/image-file.ts';

import { AppError } from '../../app-error.ts';
import type { FilePicture } from './file-reading.ts';

/** More than a test shows; each is stored before anything is imported. */
const MAX_PICTURES = 500;

/** Gathers the pictures of a file that can be shown, each once, and says of the others why they cannot. */
export class Pictures {
  readonly #pictures = new Map<string, FilePicture>();

  get all(): FilePicture[] {
    return [...this.#pictures.values()];
  }

  add(name: string, bytes: Uint8Array | undefined): { address: string } | { problem: string } {
    const refusal = bytes === undefined ? 'It is not in the file.' : refusalOf(bytes);
    if (bytes === undefined || refusal !== undefined) {
      return { problem: `A picture (${name}) is left out here. ${refusal} Add it in the question editor.` };
    }
    const id = createHash('sha256').update(bytes).digest('hex');
    if (!this.#pictures.has(id) && this.#pictures.size === MAX_PICTURES) {
      return { problem: `A picture (${name}) is left out here: the file holds more than ${MAX_PICTURES}.` };
    }
    this.#pictures.set(id, { id, name, bytes });

    return { address: `/api/images/${id}` };
  }
}

function refusalOf(bytes: Uint8Array): string | undefined {
  if (bytes.length > IMAGE_MAX_BYTES) return 'It is larger than 5 MB.';
  try {
    readImageFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'unsupported_picture' ? 'It is no PNG, JPEG or WebP.' : error.message;
  }

  return undefined;
}
