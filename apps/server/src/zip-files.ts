import { setImmediate } from 'node:timers/promises';

import { Zip, ZipDeflate } from 'fflate';

/** A file inside an archive; `path` is written with slashes. */
export type ArchiveFile = { path: string; content: string | Uint8Array };

/** Chunks below this are gathered: each costs a write of its own. */
const CHUNK_BYTES = 64 * 1024;

/** The memory for each file, from 0 to 12: most files are small, and there may be tens of thousands. */
const MEMORY = 4;

/** What is compressed already, and would only be kept waiting. */
const IS_COMPRESSED = /\.(?:png|jpe?g|webp|gif)$/i;

/**
 * Packs files as they come, so that no more than one of them is in memory at a time. Between two files other requests
 * get their turn.
 */
export async function* zipFiles(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { path, content } of files) {
    const entry = new ZipDeflate(path, { level: IS_COMPRESSED.test(path) ? 0 : 6, mem: MEMORY });
    zip.add(entry);
    entry.push(typeof content === 'string' ? Buffer.from(content) : content, true);
    if (sizeOf(chunks) >= CHUNK_BYTES) {
      yield Buffer.concat(chunks);
      chunks = [];
    }
    await setImmediate();
  }
  zip.end();
  yield Buffer.concat(chunks);
}

function sizeOf(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((sum, { length }) => sum + length, 0);
}
