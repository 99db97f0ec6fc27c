import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { describe, expect, it } from 'vitest';

import { parseTestFile } from './parse-test-file.ts';
import { printTestFile } from './print.ts';
import { withoutLines } from './testing/random-questions.ts';

/** A file beside a practice test that computes the answers of some of its questions, by their number. */
type AnswerCheck = { answers: Record<number, string> };

const contentFolder = fileURLToPath(new URL('../../../content/', import.meta.url));
const paths = globSync('**/*.txt', { cwd: contentFolder }).toSorted();

async function readTest(path: string) {
  const text = await readFile(contentFolder + path, 'utf8');

  return { text, ...parseTestFile(text) };
}

describe('the starter content', () => {
  it('is there', () => {
    expect(paths).not.toEqual([]);
  });

  it.each(paths)('%s is read without an error or a warning', async (path) => {
    const { header, questions, errors, warnings, parserInfo } = await readTest(path);

    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
    expect(header).toBeDefined();
    expect(questions.length).toBeGreaterThan(0);
    expect(parserInfo.confidence).toBe(1);
  });

  it.each(paths)('%s is printed as it stands', async (path) => {
    const { text, header, questions } = await readTest(path);
    const reread = header && parseTestFile(printTestFile(header, questions));

    expect(reread?.header).toEqual(header);
    expect(withoutLines(reread?.questions ?? [])).toEqual(withoutLines(questions));
    expect(text).toContain(questions[0]?.questionText);
  });

  it.each(paths.filter((path) => existsSync(contentFolder + checkOf(path))))(
    '%s has the computed answers',
    async (path) => {
      const { questions } = await readTest(path);
      const check: AnswerCheck = await import(
        /* @vite-ignore */ pathToFileURL(contentFolder + checkOf(path)).href
      );
      const keyed = Object.keys(check.answers).map((number) => {
        const question = questions[Number(number) - 1];

        return [number, question?.options[Number(question.correctAnswer)]];
      });

      expect(Object.fromEntries(keyed)).toEqual(check.answers);
    },
  );
});

function checkOf(path: string): string {
  return path.replace(/\.txt$/, '.check.ts');
}
