import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { decodeText } from './decode-text.ts';
import { parseWithAccount } from './parse-questions.ts';

/** What a careful reader counts in a file, as the list beside the files says it. */
type RealFile = {
  file: string;
  importable: number;
  multi_answer: number;
  samples: { stem60: string; options: number; answer_index: number | null }[];
};

// Files that others wrote under their own licences: they are given beside the project, and never part of it.
// A working copy of the project may stand one folder deeper than the project.
const folders = ['../../../../', '../../../../../'].map((up) =>
  fileURLToPath(new URL(`${up}shared/fixtures/`, import.meta.url)),
);
const folder = folders.find((path) => existsSync(path)) ?? '';
const list: RealFile[] = existsSync(`${folder}expected.json`)
  ? JSON.parse(await readFile(`${folder}expected.json`, 'utf8'))
  : [];
const files = list.filter(({ file }) => !file.endsWith('.pdf'));

/** Questions that a careful reader counts and this import refuses, with an error for each. */
const REFUSED: Partial<Record<string, { count: number; reason: string; stems: string[] }>> = {
  'qas_aiken_1.txt': {
    count: 1,
    reason: 'its options are pictures that the text has lost: a full stop each',
    stems: ['You may include a variety of media in your questions.Which o'],
  },
  'msb_teampacket9.txt': {
    count: 1,
    reason: 'its four options are empty',
    stems: ['MATHEMATICS Multiple Choice Which of the following hyperboli'],
  },
};

async function readReal(file: string) {
  const { text } = decodeText(await readFile(folder + file));

  return { text, ...parseWithAccount(text) };
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

describe.skipIf(files.length === 0)('real files', () => {
  it.each(files)(
    '$file brings every question with one right answer, and refuses or takes those with several',
    async ({ file, importable, multi_answer }) => {
      const { questions, errors } = await readReal(file);
      const refused = REFUSED[file]?.count ?? 0;

      const selections = questions.filter(({ questionType }) => questionType === 'multiple_select').length;

      expect(questions.length - selections).toBeGreaterThanOrEqual(importable - multi_answer - refused);
      expect(selections + errors.length).toBeGreaterThanOrEqual(multi_answer + refused);
    },
  );

  it.each(files.flatMap(({ file, samples }) => samples.map((sample) => ({ file, ...sample }))))(
    '$file reads "$stem60"',
    async ({ file, stem60, options, answer_index }) => {
      const { questions } = await readReal(file);
      const isRefused = answer_index === null || REFUSED[file]?.stems.includes(stem60) === true;
      const found = questions.filter(
        (question) =>
          squeeze(question.questionText).startsWith(squeeze(stem60).slice(0, 40)) &&
          question.options.length === options &&
          question.correctAnswer === String(answer_index),
      );

      expect(found.length > 0).toBe(!isRefused);
    },
  );

  it.each(files)('$file has every line accounted for', async ({ file }) => {
    const { text, account } = await readReal(file);
    const lines = text.split(/\r\n|\r|\n/);

    expect(
      lines.flatMap((line, index) => (line.trim() !== '' && account[index] === undefined ? [index + 1] : [])),
    ).toEqual([]);
  });
});
