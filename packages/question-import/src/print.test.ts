import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseQuestions } from './parse-questions.ts';
import { parseTestFile } from './parse-test-file.ts';
import { printQuestions, printTestFile } from './print.ts';
import type { PrintableQuestion } from './printable-question.ts';
import { randomHeader, randomLines, randomQuestions, withoutLines } from './testing/random-questions.ts';

const question: PrintableQuestion = {
  questionText: 'Which?\n\nA) is a list.',
  questionType: 'multiple_choice',
  options: ['A', 'C', 'B'],
  correctAnswer: '1',
  explanation: 'One.\nAnswer: two.',
  difficulty: 'hard',
  topic: 'Letters',
  hint: 'None.',
};

describe('printQuestions', () => {
  it('prints each field on a line of its own, with a backslash before text that looks like a marker', () => {
    expect(printQuestions([question]).split('\n')).toEqual([
      'Q: Which?',
      '',
      '\\A) is a list.',
      'A) A',
      'B) C',
      'C) B',
      'Answer: B)',
      'Explanation: One.',
      '\\Answer: two.',
      'Topic: Letters',
      'Difficulty: hard',
      'Hint: None.',
      '',
    ]);
  });

  it('prints true/false questions by their word, and a typed "true" so that it stays typed', () => {
    const trueFalse: PrintableQuestion = {
      ...question,
      questionType: 'true_false',
      options: ['True', 'False'],
    };
    const typed: PrintableQuestion = {
      ...question,
      questionType: 'fill_blank',
      options: [],
      correctAnswer: 'true',
    };
    const text = printQuestions([trueFalse, typed]);

    expect(text).toContain('Answer: False\n');
    expect(text).toContain('Answer: true|\n');
    expect(parseQuestions(text).questions).toMatchObject([
      { questionType: 'true_false' },
      { correctAnswer: 'true' },
    ]);
  });

  it('folds line breaks in an accepted answer, which stands on one line', () => {
    const typed = {
      ...question,
      questionType: 'fill_blank' as const,
      options: [],
      correctAnswer: 'two\nB) words',
    };

    expect(printQuestions([typed])).toContain('Answer: two B) words\n');
  });

  it('leaves out empty fields and folds line breaks in an option', () => {
    const text = printQuestions([
      { ...question, explanation: '', topic: '', hint: '', options: ['one\n\n two', 'x'] },
    ]);

    expect(text).toContain('A) one two\nB) x\nAnswer: B\nDifficulty');
  });

  it('prints a passage once for its group, and its end where a question without one follows', () => {
    const passage = { title: 'Salt', text: 'One.\n\nQ: two.', source: 'Ours' };
    const short: PrintableQuestion = { ...question, questionText: 'x', explanation: '', topic: '', hint: '' };
    const text = printQuestions([{ ...short, passage }, { ...short, passage: { ...passage } }, short]);

    expect(text).toMatch(/^Passage: Salt\nSource: Ours\n\nOne\.\n\n\\Q: two\.\n\nQ: x\n/);
    expect(text.match(/Passage:/g)).toHaveLength(1);
    expect(text).toContain('Difficulty: hard\n\nEnd of passage\n\nQ: x');
  });

  it.each(['3', '-1', 'B', ''])('throws where the key %j names no option', (correctAnswer) => {
    expect(() => printQuestions([{ ...question, options: ['one', 'two'], correctAnswer }])).toThrow(
      'names none of the 2 options',
    );
  });

  it('prints text out of which the same questions are read', () => {
    fc.assert(
      fc.property(randomQuestions, (questions) => {
        const result = parseQuestions(printQuestions(questions));

        expect(result.errors).toEqual([]);
        expect(withoutLines(result.questions)).toEqual(questions);
      }),
      { numRuns: 300 },
    );
  });

  it('prints what was read out of any text so that the same is read again', () => {
    fc.assert(
      fc.property(randomLines, (lines) => {
        const { questions } = parseQuestions(lines.join('\n'));
        fc.pre(questions.length > 0);
        const again = parseQuestions(printQuestions(questions));

        expect(again.errors).toEqual([]);
        expect(withoutLines(again.questions)).toEqual(withoutLines(questions));
      }),
    );
  });
});

describe('printTestFile', () => {
  it('prints text out of which the same header and questions are read', () => {
    fc.assert(
      fc.property(randomHeader, randomQuestions, (header, questions) => {
        const file = parseTestFile(printTestFile(header, questions));

        expect(file.errors).toEqual([]);
        expect(file.header).toEqual(header);
        expect(withoutLines(file.questions)).toEqual(questions);
      }),
      { numRuns: 300 },
    );
  });

  it('prints a header alone where there are no questions', () => {
    const header = { title: 'T', timeLimitMinutes: 5, passingScore: 70, difficulty: 'easy' as const };

    expect(printTestFile(header, [])).toBe('Title: T\nMinutes: 5\nPassing score: 70\nDifficulty: easy\n\n');
  });
});
