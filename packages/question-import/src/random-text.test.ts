import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { trimBlanks } from './blanks.ts';
import type { ImportedQuestion, ParseResult } from './imported-question.ts';
import { decodeText } from './decode-text.ts';
import { normaliseText } from './normalise.ts';
import { parseQuestions, parseWithAccount } from './parse-questions.ts';
import { parseTestFile } from './parse-test-file.ts';
import { printQuestions } from './print.ts';
import { SOUND_LAYOUTS, soundKey, soundQuestions } from './testing/sound-files.ts';
import { randomLines, randomQuestions } from './testing/random-questions.ts';

/** Numbers of the lines with text of which nobody says what became of them. */
function unaccountedLines(lines: readonly string[]): number[] {
  const { account } = parseWithAccount(lines.join('\n'));

  return lines.flatMap((line, index) =>
    trimBlanks(line) !== '' && account[index] === undefined ? [index + 1] : [],
  );
}

/** Takes a line out, doubles it, or swaps it with the next. */
const edit = fc.tuple(fc.constantFrom('delete', 'double', 'swap'), fc.nat());

function applyEdit(lines: readonly string[], [kind, position]: [string, number]): string[] {
  const at = position % lines.length;
  const line = lines[at] ?? '';
  if (kind === 'delete') return lines.toSpliced(at, 1);
  if (kind === 'double') return lines.toSpliced(at, 0, line);

  return at + 1 < lines.length ? lines.toSpliced(at, 2, lines[at + 1] ?? '', line) : [...lines];
}

function keyText({ questionType, options, correctAnswer }: ImportedQuestion): string {
  return questionType === 'fill_blank' ? correctAnswer : (options[Number(correctAnswer)] ?? '');
}

function hasProblems({ errors, warnings }: ParseResult): boolean {
  return errors.length + warnings.length > 0;
}

function stemToken({ questionText }: ImportedQuestion): string {
  return /stem\d+/.exec(questionText)?.[0] ?? '';
}

describe('random text', () => {
  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          randomLines.map((lines) => lines.join('\n')),
        ),
        (text) => {
          expect(parseQuestions(text).parserInfo.confidence).toBeLessThanOrEqual(1);
          expect(parseTestFile(text).parserInfo.confidence).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('of random bytes never throws, and has every line accounted for', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const { text } = decodeText(bytes);
        const lines = normaliseText(text).lines;

        expect(unaccountedLines(lines)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('loses no line: each is in its question, or a problem accounts for it', () => {
    const singleLines = randomLines.map((lines) =>
      lines.filter((line) => !/[\0\r\n\u200b\u2060\ufeff]/.test(line)),
    );

    fc.assert(
      fc.property(singleLines, (lines) => {
        expect(unaccountedLines(lines)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('loses no line of a sound file after an edit', () => {
    fc.assert(
      fc.property(randomQuestions, edit, (questions, change) => {
        const lines = applyEdit(printQuestions(questions).split('\n'), change);

        expect(unaccountedLines(lines)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it.each(SOUND_LAYOUTS)(
    'changes no key in silence when a line of %s is lost, doubled or moved',
    (_name, write) => {
      fc.assert(
        fc.property(soundQuestions, edit, (plan, change) => {
          const lines = write(plan);
          const before = parseQuestions(lines.join('\n')).questions;
          const keys = new Map(before.map((question) => [stemToken(question), keyText(question)]));
          const after = parseQuestions(applyEdit(lines, change).join('\n'));
          const changed = after.questions.filter(
            (question) => keys.get(stemToken(question)) !== keyText(question),
          );

          expect(before.map(keyText)).toEqual(
            plan.map(({ options, key }, index) => soundKey(index, options, key)),
          );
          expect(changed.length === 0 || hasProblems(after)).toBe(true);
        }),
        { numRuns: 300 },
      );
    },
  );

  it.each(SOUND_LAYOUTS)('loses no word when a line of %s is lost, doubled or moved', (_name, write) => {
    fc.assert(
      fc.property(soundQuestions, edit, (plan, change) => {
        const lines = applyEdit(write(plan), change);
        const result = parseQuestions(lines.join('\n'));
        const kept = result.questions
          .map(({ questionText, options }) => [questionText, ...options].join(' '))
          .join(' ');
        const lost =
          lines
            .join(' ')
            .match(/(?:stem|option)\d+[a-e]?/g)
            ?.filter((word) => !kept.includes(word)) ?? [];

        expect(lost.length === 0 || hasProblems(result)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('is read in time, however many accents are piled on a letter', () => {
    const stem = `Q: e${'\u0301\u0323'.repeat(100_000)}\nAnswer: true\n`;

    // Composing them would take more than ten seconds, past the limit of a test.
    expect(parseQuestions(stem + stem).warnings).toHaveLength(1);
  });
});
