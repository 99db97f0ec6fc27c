import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Where `react-router build` puts what the server serves. */
export const SITE = join(import.meta.dirname, '..', 'build', 'client');

/** The prerendered pages, as they stand now, by their files inside the site. */
export async function readPages(): Promise<{ file: string; html: string }[]> {
  const names = (await listFiles(SITE)).filter((file) => file.endsWith('index.html'));

  return Promise.all(
    names.map(async (file) => ({ file: relative(SITE, file), html: await readFile(file, 'utf8') })),
  );
}

export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });

  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
