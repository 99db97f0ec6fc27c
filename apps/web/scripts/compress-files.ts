import { readFile, stat, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.xml',
  '.txt',
  '.data',
  '.webmanifest',
  '.ttf',
]);
/** A page loads ten small scripts: together they are worth it. */
const COMPRESSED_FROM_BYTES = 256;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Writes the smallest gzip and brotli copies beside each file that gains by it: the server only sends them. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  if (!COMPRESSIBLE.has(extname(file)) || (await stat(file)).size < COMPRESSED_FROM_BYTES) return;

  const bytes = await readFile(file);
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    writeFile(`${file}.gz`, await compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION })),
    writeFile(`${file}.br`, await compressBrotli(bytes, brotliOptions)),
  ]);
}
