import { unzipSync } from 'fflate';
import type { Root } from 'xast';
import { fromXml } from 'xast-util-from-xml';

import { RefusedFile } from './file-reading.ts';

/** All that is unpacked of one archive together: a small one can claim any size. */
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024;
const MAX_FILES = 20_000;

/** A zip archive, of which only what is asked for is unpacked. */
export class Archive {
  readonly #bytes: Uint8Array;
  readonly #sizes = new Map<string, number>();
  #unpacked = 0;

  /** Throws `RefusedFile` for what is no archive, or a cut-off one. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#unzip(({ name, originalSize }) => {
      this.#sizes.set(name, originalSize);

      return false;
    });
    if (this.#sizes.size > MAX_FILES) throw new RefusedFile('too_big');
  }

  get paths(): string[] {
    return [...this.#sizes.keys()];
  }

  has(path: string): boolean {
    return this.#sizes.has(path);
  }

  /** Undefined where there is no such file. A file never unpacks to more than its stated size, which is counted first. */
  read(path: string): Uint8Array | undefined {
    const size = this.#sizes.get(path);
    if (size === undefined) return undefined;
    this.#unpacked += size;
    if (this.#unpacked > MAX_UNPACKED_BYTES) throw new RefusedFile('too_big');

    return this.#unzip(({ name }) => name === path)[path];
  }

  readXml(path: string): Root | undefined {
    const bytes = this.read(path);

    return bytes && parseXml(new TextDecoder().decode(bytes));
  }

  #unzip(filter: (file: { name: string; originalSize: number }) => boolean): Record<string, Uint8Array> {
    try {
      return unzipSync(this.#bytes, { filter });
    } catch {
      throw new RefusedFile('broken');
    }
  }
}

/** Entities other than those of XML itself are an error: a document can name no other file, and not grow while it is read. */
export function parseXml(text: string): Root {
  try {
    return fromXml(text);
  } catch {
    throw new RefusedFile('broken');
  }
}
