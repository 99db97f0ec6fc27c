import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A question as a teacher reads it in the file. */
export type ReadQuestion = {
  /** Its first and last line, counted from 1. */
  lines: [first: number, last: number];
  stem: string;
  options: string[];
  /** The text of the right option; several where the file marks several. */
  right?: string[];
  /** For a blank to fill: each answer that counts. */
  accepted?: string[];
  /** The parts of the explanation, without labels. */
  explanation?: string[];
  passage?: string;
  /** The lines of the passage and of the heading above it. */
  passageLines?: [first: number, last: number];
  /** What cannot be one of the three plain types: several right answers, matching, an order, a number. */
  kind?: string;
  /** Why nobody can tell how it is meant: it is refused or warned of, on its own lines or on those of `told`. */
  doubt?: string;
  told?: number[];
};

export type CorpusFile = {
  /** The way of writing that the file shows. */
  construct: string;
  file: string;
  questions: ReadQuestion[];
  /** Page headers, adverts, headings: part of no question. */
  furniture?: string[];
  /** What may stand in a question or be left out, as points. */
  optional?: string[];
  /** The lines of answer keys apart from the questions: first and last. */
  key?: [number, number][];
  /** Lines outside of any question that need an error or a warning. */
  notes?: { line: number; why: string }[];
  /** A good file: it reads without a warning. */
  clean?: boolean;
};

export type CorpusEntry = CorpusFile & { bytes: Uint8Array };

/** One half of the teachers' files, with what a teacher reads in each. */
export async function readCorpus(half: string): Promise<CorpusEntry[]> {
  const folder = fileURLToPath(new URL(`../../fixtures/${half}/`, import.meta.url));
  const names = globSync('*.json', { cwd: folder }).toSorted();

  return Promise.all(
    names.map(async (name) => {
      const expected: CorpusFile = JSON.parse(await readFile(folder + name, 'utf8'));

      return { ...expected, bytes: await readFile(folder + expected.file) };
    }),
  );
}
