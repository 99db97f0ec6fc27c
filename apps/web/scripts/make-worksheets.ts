// After `react-router build`: the worksheets as PDF files, from the same content as the pages.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { studyMaterialSchema } from '@second-bell/contract';
import { z } from 'zod';

import { worksheetPdf, worksheetSchema } from './worksheet-pdf.ts';

const CONTENT = join(import.meta.dirname, '..', '..', '..', 'content', 'study-materials');
const TARGET = join(import.meta.dirname, '..', 'build', 'client', 'worksheets');

const materials = z
  .array(studyMaterialSchema)
  .parse(JSON.parse(await readFile(join(CONTENT, 'catalog.json'), 'utf8')));

await mkdir(TARGET, { recursive: true });
for (const file of await readdir(join(CONTENT, 'worksheets'))) {
  const name = file.replace(/\.json$/, '.pdf');
  const material = materials.find(({ url }) => url === `/worksheets/${name}`);
  if (!material) throw new Error(`content/study-materials/catalog.json has no entry for ${file}`);

  const text = await readFile(join(CONTENT, 'worksheets', file), 'utf8');
  const worksheet = worksheetSchema.parse(JSON.parse(text));
  await writeFile(join(TARGET, name), await worksheetPdf(material, worksheet));
}
