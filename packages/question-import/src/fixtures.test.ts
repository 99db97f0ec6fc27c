import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { describeItemKey } from '@second-bell/question-types/registry';
import { describe, expect, it } from 'vitest';

import { decodeText } from './decode-text.ts';
import { itemOf } from './finish-item.ts';
import type { ImportedQuestion, Problem } from './imported-question.ts';
import { parseWithAccount } from './parse-questions.ts';

/** A question as the expected results beside the files write it: only the fields that a file gives. */
type Expected = {
  stem: string;
  options: string[];
  answer: number | string;
  type?: string;
  explanation?: string;
  topic?: string;
  difficulty?: string;
};

type ExpectedResult = {
  /** Parts of the three descriptions of how the file was read. */
  detected?: [string, string, string];
  questions: Expected[];
  errors: [lineNumber: number, part: string][];
  warnings: [lineNumber: number, part: string][];
};

const folder = fileURLToPath(new URL('../fixtures/', import.meta.url));
const names = globSync('*.txt', { cwd: folder })
  .map((name) => name.replace(/\.txt$/, ''))
  .toSorted();

async function readFixture(name: string) {
  const expected: ExpectedResult = JSON.parse(await readFile(`${folder}${name}.json`, 'utf8'));
  const { text, warnings } = decodeText(await readFile(`${folder}${name}.txt`));
  const result = parseWithAccount(text);

  return { expected, text, result, warnings: [...warnings, ...result.warnings] };
}

/** The question in the words of the expected result, with just its fields. */
function inWords(question: ImportedQuestion, expected: Expected | undefined): Expected {
  const { questionText, questionType, options, correctAnswer, explanation, topic, difficulty } = question;
  const plain = questionType === 'fill_blank' ? correctAnswer : Number(correctAnswer);
  const answer = question.content === undefined ? plain : describeItemKey(itemOf(question));

  return {
    stem: questionText,
    options,
    answer,
    ...(expected?.type !== undefined && { type: questionType }),
    ...(explanation !== undefined && { explanation }),
    ...(expected?.topic !== undefined && topic !== undefined && { topic }),
    ...(expected?.difficulty !== undefined && { difficulty }),
  };
}

function matching(expected: readonly [number, string][]) {
  return expected.map(([lineNumber, part]) =>
    expect.objectContaining({ lineNumber, message: expect.stringContaining(part) }),
  );
}

function byLine(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.lineNumber - b.lineNumber);
}

describe('the files of our own', () => {
  it('cover every layout', () => {
    expect(names.length).toBeGreaterThan(40);
  });

  it.each(names)('%s is read as its expected result says', async (name) => {
    const { expected, result, warnings } = await readFixture(name);

    expect(byLine(result.errors)).toEqual(matching(expected.errors));
    expect(byLine(warnings)).toEqual(matching(expected.warnings));
    expect(result.questions.map((question, index) => inWords(question, expected.questions[index]))).toEqual(
      expected.questions,
    );
  });

  it.each(names)('%s is read the same, however its lines end', async (name) => {
    const { text } = await readFixture(name);
    const lines = text.split(/\r\n|\r|\n/);
    const expected = parseWithAccount(lines.join('\n'));

    for (const end of ['\r\n', '\r', ' \n', '\u00a0\t\n']) {
      expect(parseWithAccount(lines.join(end))).toEqual(expected);
    }
  });

  it.each(names)('every line of %s is accounted for', async (name) => {
    const { text, result } = await readFixture(name);
    const lines = text.split(/\r\n|\r|\n/);

    expect(
      lines.flatMap((line, index) =>
        line.trim() !== '' && result.account[index] === undefined ? [index + 1] : [],
      ),
    ).toEqual([]);
  });

  it.each(names)('the description of %s is in words', async (name) => {
    const { expected, result } = await readFixture(name);
    const { questionPattern, optionPattern, answerPattern } = result.parserInfo.detectedFormat;

    expect([questionPattern, optionPattern, answerPattern]).toEqual(
      (expected.detected ?? ['', '', '']).map((part) => expect.stringContaining(part)),
    );
    expect(existsSync(`${folder}${name}.json`)).toBe(true);
  });
});
