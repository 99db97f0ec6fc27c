import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { studyMaterialSchema, type StudyMaterial } from '@second-bell/contract';
import { parseTestFile } from '@second-bell/question-import';
import { z } from 'zod';

import { headerLimitProblems, questionLimitProblems } from '#modules/desk/question-limits.ts';

import { CannotStart } from '../../cannot-start.ts';

const catalogSchema = z.array(
  z.object({
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    subjects: z.array(z.object({ slug: z.string(), name: z.string(), description: z.string() })),
  }),
);

export type CatalogEntry = z.infer<typeof catalogSchema>[number];

/** One practice test's file: `<product>/<subject>/<number>.txt`; its id is that path joined with hyphens. */
export type TestFile = { id: string; subjectId: string; number: number; path: string };

/** A mistake in the starter content: it names the file and every line, so that it can be mended at once. */
class ContentError extends CannotStart {}

/** The products and their subjects, in display order. */
export async function readCatalog(folder: string): Promise<CatalogEntry[]> {
  return catalogSchema.parse(JSON.parse(await readFile(join(folder, 'catalog.json'), 'utf8')));
}

/** The study materials, in display order; the pages and PDFs they lead to are made from the files beside their list. */
export async function readStudyMaterials(folder: string): Promise<StudyMaterial[]> {
  const path = join(folder, 'study-materials', 'catalog.json');
  if (!existsSync(path)) return [];

  return z.array(studyMaterialSchema).parse(JSON.parse(await readFile(path, 'utf8')));
}

export async function listTestFiles(folder: string): Promise<TestFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });

  return entries
    .filter((entry) => entry.isFile() && /^\d+\.txt$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const [product = '', subject = ''] = relative(folder, entry.parentPath).split(/[/\\]/);
      const number = Number.parseInt(entry.name, 10);

      return { id: `${product}-${subject}-${number}`, subjectId: `${product}-${subject}`, number, path };
    })
    .toSorted((a, b) => a.subjectId.localeCompare(b.subjectId) || a.number - b.number);
}

/** Throws `ContentError` where the file has a single error: starter content is read whole or not at all. */
export async function readTestFile({ path }: TestFile) {
  const { header, questions, errors } = parseTestFile(await readFile(path, 'utf8'));
  const limits = [...(header ? headerLimitProblems(header) : []), ...questionLimitProblems(questions)];
  const problems = [...errors, ...limits];
  if (!header || problems.length > 0) {
    const lines = problems.map(({ lineNumber, message }) => `  line ${lineNumber}: ${message}`);
    throw new ContentError([`${path} cannot be read:`, ...lines].join('\n'));
  }

  return { header, questions };
}
