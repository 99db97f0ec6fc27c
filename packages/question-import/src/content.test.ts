import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { parseTestFile } from './parse-test-file.ts';
import { printTestFile } from './print.ts';
import { withoutLines } from './testing/random-questions.ts';

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
});
