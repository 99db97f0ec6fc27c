import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type ImportedQuestion, parseTestFile, type TestFile } from '@second-bell/question-import';
import { z } from 'zod';

import { readFigure } from '../../apps/web/scripts/figures/figure-schema.ts';

const catalogSchema = z.array(
  z.object({
    slug: z.string(),
    name: z.string(),
    subjects: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        /** How many questions the exam asks in this subject: each subject has a test of that length. */
        questions: z.int().positive(),
        topics: z.array(z.string()).min(1),
      }),
    ),
  }),
);

/** What is known of the exam's areas, by subject: each has one or more topics and a share, or a range of shares. */
const blueprintsSchema = z.record(
  z.string(),
  z.array(
    z.object({
      topics: z.array(z.string()).min(1),
      percent: z.union([z.number(), z.tuple([z.number(), z.number()])]),
    }),
  ),
);

/** A file beside a practice test that computes the answers of some of its questions, by their number. */
const answersSchema = z.object({ answers: z.record(z.string(), z.string()) });

export type Question = ImportedQuestion;

export type ContentTest = Pick<TestFile, 'header' | 'questions' | 'errors' | 'warnings'> & {
  /** `ged/science/1.txt`. */
  file: string;
  /** The text of the right option by the question's number, where it was computed. */
  computedAnswers: Record<string, string>;
};

export type Subject = {
  product: string;
  name: string;
  questions: number;
  topics: readonly string[];
  /** Empty where nothing is known of the exam's areas. */
  blueprint: z.infer<typeof blueprintsSchema>[string];
  tests: ContentTest[];
};

export type ContentBank = {
  subjects: Subject[];
  /** The names of the figures that can be drawn: `/figures/<name>.svg`. */
  figures: string[];
  /** Of what could not be read at all. */
  problems: Problem[];
};

/** What is wrong, where, and what is expected instead. */
export type Problem = { file: string; lineNumber: number; message: string };

/** Reads every practice test of the catalog, with the answers computed beside it. */
export async function readContentBank(folder: string): Promise<ContentBank> {
  const catalog = catalogSchema.parse(await readJson(join(folder, 'catalog.json')));
  const blueprints = blueprintsSchema.parse(await readJson(join(folder, 'blueprints.json')));
  const subjects = await Promise.all(
    catalog.flatMap((product) =>
      product.subjects.map(async ({ slug, name, questions, topics }) => ({
        product: product.name,
        name,
        questions,
        topics,
        blueprint: blueprints[`${product.slug}/${slug}`] ?? [],
        tests: await readTests(folder, `${product.slug}/${slug}`),
      })),
    ),
  );

  return { subjects, ...(await readFigures(folder)) };
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

async function readTests(folder: string, place: string): Promise<ContentTest[]> {
  if (!existsSync(join(folder, place))) return [];

  const names = (await readdir(join(folder, place))).filter((name) => /^\d+\.txt$/.test(name));
  const numbers = names.map((name) => Number.parseInt(name, 10)).toSorted((a, b) => a - b);

  return Promise.all(
    numbers.map(async (number) => {
      const file = `${place}/${number}.txt`;
      const { header, questions, errors, warnings } = parseTestFile(
        await readFile(join(folder, file), 'utf8'),
      );
      const computedAnswers = await readAnswers(join(folder, place, `${number}.check.ts`));

      return { file, header, questions, errors, warnings, computedAnswers };
    }),
  );
}

async function readAnswers(path: string): Promise<Record<string, string>> {
  if (!existsSync(path)) return {};

  return answersSchema.parse(await import(pathToFileURL(path).href)).answers;
}

async function readFigures(folder: string): Promise<Pick<ContentBank, 'figures' | 'problems'>> {
  const place = join(folder, 'figures');
  const files = existsSync(place) ? await readdir(place) : [];
  const problems: Problem[] = [];
  for (const file of files) {
    try {
      readFigure(file, await readFile(join(place, file), 'utf8'));
    } catch (error) {
      problems.push({ file: `figures/${file}`, lineNumber: 1, message: String(error) });
    }
  }

  return { figures: files.map((file) => basename(file, '.json')), problems };
}
