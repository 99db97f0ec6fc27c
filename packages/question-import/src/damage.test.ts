import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ImportedQuestion, Problem } from './imported-question.ts';
import { parseQuestions } from './parse-questions.ts';
import { anyDamage, applyDamage, type Damaged } from './testing/damage.ts';
import { manyQuestions, SOUND_LAYOUTS } from './testing/sound-files.ts';

/** `DAMAGE_RUNS=500000` for a long search by hand. */
const RUNS = Number(process.env['DAMAGE_RUNS'] ?? 20_000);

function keyText({ questionType, options, correctAnswer }: ImportedQuestion): string {
  return questionType === 'fill_blank' ? correctAnswer : (options[Number(correctAnswer)] ?? '');
}

/** What a learner sees of a question, and the right answer. */
function meaning(question: ImportedQuestion, left: string): string {
  const texts = [question.questionText, ...question.options].map((text) => text.replaceAll(/\s+/g, ' '));

  return [...texts.filter((text) => left.includes(text.split(' ').at(-1) ?? '')), keyText(question)].join(
    ' / ',
  );
}

/** The lines of the damaged question and of those beside it; a key far below speaks for all. */
function isTold({ lines, first, last }: Damaged, problems: readonly Problem[]): boolean {
  let low = first;
  let high = last;
  for (let gaps = 0; low > 0 && gaps < 3; low -= 1) if (lines[low - 1] === '') gaps += 1;
  for (let gaps = 0; high < lines.length && gaps < 3; high += 1) if (lines[high] === '') gaps += 1;

  const keyAt = lines.indexOf('Answer Key');
  const key = keyAt === -1 ? lines.length : keyAt - 1;

  return problems.some((problem) =>
    [problem.lineNumber, problem.causeLineNumber ?? 0].some(
      (line) => (low < line && line <= high + 1) || line > key + 1,
    ),
  );
}

describe('one fault in a sound file', () => {
  it.each(SOUND_LAYOUTS)(
    'of %s changes no question in silence',
    (_name, write) => {
      fc.assert(
        fc.property(manyQuestions, anyDamage, (plan, damage) => {
          const lines = write(plan);
          const damaged = applyDamage(lines, damage);
          fc.pre(damaged !== undefined);
          const left = damaged.lines.join('\n');
          const before = parseQuestions(lines.join('\n')).questions.map((question) =>
            meaning(question, left),
          );
          const { questions, errors, warnings } = parseQuestions(left);
          const after = questions.map((question) => meaning(question, left));
          const isWhole = before.every((text) => after.includes(text)) && after.length === before.length;
          const isClean = questions.every(
            ({ explanation = '' }) =>
              damaged.inserted === undefined || !explanation.includes(damaged.inserted),
          );

          expect((isWhole && isClean) || isTold(damaged, [...errors, ...warnings])).toBe(true);
        }),
        { numRuns: Math.ceil(RUNS / SOUND_LAYOUTS.length), maxSkipsPerRun: 1000 },
      );
    },
    600_000,
  );
});
