import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseQuestions } from './parse-questions.ts';
import type { PrintableQuestion } from './printable-question.ts';
import { fitsAiken, printAiken } from './print-aiken.ts';
import { printGift } from './print-gift.ts';
import { printNumbered } from './print-numbered.ts';
import { plainQuestions } from './testing/plain-questions.ts';
import { withoutLines } from './testing/random-questions.ts';

/** What GIFT keeps of a question: its passage stands in its stem. */
function inGift({
  passage,
  questionText: stem,
  questionType,
  options,
  correctAnswer,
  explanation,
}: PrintableQuestion): PrintableQuestion {
  const title = passage?.title && `**${passage.title}**`;
  const source = passage?.source && `Source: ${passage.source}`;
  const questionText = [title, passage?.text, source, stem].filter(Boolean).join('\n\n');
  const kept = { questionText, questionType, options, correctAnswer, difficulty: 'medium' as const };

  return explanation === undefined ? kept : { ...kept, explanation };
}

/** What Aiken keeps of a question. */
function inAiken({
  questionText,
  questionType,
  options,
  correctAnswer,
}: PrintableQuestion): PrintableQuestion {
  return {
    questionText: questionText.replaceAll(/\s+/g, ' '),
    questionType,
    options,
    correctAnswer,
    difficulty: 'medium',
  };
}

/** In Aiken, each stem stands in one line: these two look like rows of a table with a head. */
const ROWS_IN_STEMS: PrintableQuestion[] = [
  {
    questionText: 'Why water\n| a | b |\nANSWER KEY',
    questionType: 'multiple_choice',
    options: ['Why water', 'Why the cell'],
    correctAnswer: '0',
    difficulty: 'easy',
  },
  {
    questionText: 'Why water\n| a | b |',
    questionType: 'true_false',
    options: ['True', 'False'],
    correctAnswer: '0',
    difficulty: 'easy',
  },
];

/** A gap whose stem has its answer as a line below the first. */
const GAP_WITH_ITS_ANSWER: PrintableQuestion = {
  questionText: 'Why water\nWhy a = b\nWhy the cell',
  questionType: 'fill_blank',
  options: [],
  correctAnswer: 'Why the cell',
  difficulty: 'easy',
};

function holdsItsAnswer({ questionType, questionText, correctAnswer }: PrintableQuestion): boolean {
  return questionType === 'fill_blank' && questionText.split('\n').slice(1).includes(correctAnswer);
}

describe('print, then parse', () => {
  it('brings the same questions back from a numbered list', () => {
    fc.assert(
      fc.property(plainQuestions, (questions) => {
        // As `printNumbered` says: these lines are options to any reader.
        fc.pre(questions.some(({ options }) => options.length > 0) || !questions.some(holdsItsAnswer));
        const result = parseQuestions(printNumbered(questions));

        expect(result.errors).toEqual([]);
        expect(withoutLines(result.questions)).toEqual(questions);
      }),
      { numRuns: 200 },
    );
  });

  it('reads the lines of a numbered stem as options where one of them is the answer, and nothing has letters', () => {
    const { questions } = parseQuestions(printNumbered([GAP_WITH_ITS_ANSWER]));

    expect(questions[0]).toMatchObject({
      questionText: 'Why water',
      options: ['Why a = b', 'Why the cell'],
      correctAnswer: '1',
    });
  });

  it('brings the same questions back from GIFT, as far as GIFT goes', () => {
    fc.assert(
      fc.property(plainQuestions, (questions) => {
        const result = parseQuestions(printGift({ title: 'T', category: ['A', 'B'] }, questions));

        expect(result.errors).toEqual([]);
        expect(withoutLines(result.questions)).toEqual(questions.map(inGift));
      }),
      { numRuns: 200 },
    );
  });

  it('brings the same choices back from Aiken', () => {
    fc.assert(
      fc.property(plainQuestions, (questions) => {
        const choices = questions.filter(fitsAiken);
        fc.pre(choices.length > 0);
        const result = parseQuestions(printAiken(questions));

        expect(result.errors).toEqual([]);
        expect(withoutLines(result.questions)).toEqual(choices.map(inAiken));
      }),
      { numRuns: 200, examples: [[ROWS_IN_STEMS]] },
    );
  });
});
