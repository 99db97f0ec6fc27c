import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ImportedPassage, ImportedQuestion, ParseResult } from './imported-question.ts';
import { readMarker } from './markers.ts';
import { parseQuestions } from './parse-questions.ts';
import { parseTestFile } from './parse-test-file.ts';
import { printQuestions } from './print.ts';
import { randomLines, randomQuestions } from './testing/random-questions.ts';

/** Numbers of the lines from a question's or passage's start to the last line before the next; the first block has neither. */
function blocksOf(lines: readonly string[]): number[][] {
  const blocks: number[][] = [[]];
  for (const [index, line] of lines.entries()) {
    if (['question', 'passage', 'passage-end'].includes(readMarker(line).kind)) blocks.push([]);
    blocks.at(-1)?.push(index + 1);
  }

  return blocks;
}

function textsOf({ questionText, options, correctAnswer, difficulty, ...rest }: ImportedQuestion): string {
  const { explanation, topic, hint, image, imageDescription } = rest;

  return [
    questionText,
    ...options,
    correctAnswer,
    difficulty,
    explanation,
    topic,
    hint,
    image,
    imageDescription,
  ].join('\n');
}

function passageText({ title, text, source }: ImportedPassage): string {
  return [title, text, source].join('\n');
}

/** Lines of a question that was read whose text is neither in the question nor named by a problem. */
function lostLines(
  block: readonly number[],
  lines: readonly string[],
  texts: string,
  result: ParseResult,
): number[] {
  const named = new Set([...result.errors, ...result.warnings].map((problem) => problem.lineNumber));

  return block.filter((lineNumber) => {
    const line = lines[lineNumber - 1] ?? '';
    const marker = readMarker(line);
    // An answer and a difficulty are kept in another form, and what is behind an empty marker needs no place.
    if (
      marker.kind === 'blank' ||
      (marker.kind === 'field' && ['answer', 'difficulty'].includes(marker.name))
    )
      return false;
    const text = 'contentStart' in marker ? line.slice(marker.contentStart) : line.replace('\\', '');

    return !named.has(lineNumber) && !texts.replaceAll('\\', '').includes(text.replaceAll('\\', '').trim());
  });
}

/** Numbers of the lines that no question and no problem accounts for. */
function unaccountedLines(lines: readonly string[]): number[] {
  const result = parseQuestions(lines.join('\n'));
  const errorLines = new Set(result.errors.map((error) => error.lineNumber));
  const problemLines = new Set([...errorLines, ...result.warnings.map((warning) => warning.lineNumber)]);
  const [before = [], ...blocks] = blocksOf(lines);

  return [
    ...before.filter(
      (number) => readMarker(lines[number - 1] ?? '').kind !== 'blank' && !errorLines.has(number),
    ),
    ...blocks.flatMap((block) => {
      const question = result.questions.find((candidate) => candidate.lineNumber === block[0]);
      const passage = result.questions.find(
        (candidate) => candidate.passage?.lineNumber === block[0],
      )?.passage;
      if (question !== undefined) return lostLines(block, lines, textsOf(question), result);
      if (passage !== undefined) return lostLines(block, lines, passageText(passage), result);

      // A question that is left out is accounted for by an error on one of its lines, a passage by those of its questions.
      const kind = readMarker(lines[(block[0] ?? 0) - 1] ?? '').kind;
      const isNamed = block.some((lineNumber) => problemLines.has(lineNumber));
      const isPassageOfErrors = kind === 'passage' && result.errors.length > 0;

      return isNamed || isPassageOfErrors || (kind === 'passage-end' && isAlone(lines, block)) ? [] : block;
    }),
  ];
}

function isAlone(lines: readonly string[], [, ...rest]: readonly number[]): boolean {
  return rest.every((lineNumber) => readMarker(lines[lineNumber - 1] ?? '').kind === 'blank');
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

const plainQuestions = fc.array(
  fc.record({
    options: fc.integer({ min: 0, max: 5 }),
    key: fc.nat(),
    hasHint: fc.boolean(),
    isSpaced: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
);

/** A sound file in which every text is different. */
function writePlainFile(
  plan: { options: number; key: number; hasHint: boolean; isSpaced: boolean }[],
): string[] {
  return plan.flatMap(({ options, key, hasHint, isSpaced }, index) => {
    const count = options === 1 ? 2 : options;
    const letters = [...'ABCDE'].slice(0, count);

    return [
      `Q: stem ${index}`,
      ...letters.map((letter) => `${letter}) option ${index}${letter}`),
      `Answer: ${letters[key % count] ?? `typed ${index}`}`,
      ...(hasHint ? [`Hint: hint ${index}`] : []),
      ...(isSpaced ? [''] : []),
    ];
  });
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
      { numRuns: 500 },
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
      { numRuns: 1000 },
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

  it('changes no key in silence when a line is lost, doubled or moved', () => {
    fc.assert(
      fc.property(plainQuestions, edit, (plan, change) => {
        const lines = writePlainFile(plan);
        const keys = new Map(
          parseQuestions(lines.join('\n')).questions.map((question) => [
            question.questionText,
            keyText(question),
          ]),
        );
        const edited = applyEdit(lines, change);
        const result = parseQuestions(edited.join('\n'));
        const problemLines = new Set(
          [...result.errors, ...result.warnings].map((problem) => problem.lineNumber),
        );
        const changedInSilence = result.questions.filter((question) => {
          const block = blocksOf(edited).find(([firstLine]) => firstLine === question.lineNumber) ?? [];

          return (
            keys.get(question.questionText) !== keyText(question) &&
            !block.some((line) => problemLines.has(line))
          );
        });

        expect(keys.size).toBe(plan.length);
        expect(changedInSilence).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('is read in time, however many accents are piled on a letter', () => {
    const stem = `Q: e${'\u0301\u0323'.repeat(100_000)}\nAnswer: true\n`;

    // Composing them would take more than ten seconds, past the limit of a test.
    expect(parseQuestions(stem + stem).warnings).toHaveLength(1);
  });
});
