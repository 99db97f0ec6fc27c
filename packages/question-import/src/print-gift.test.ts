import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { PrintableQuestion } from './printable-question.ts';
import { parseQuestions } from './parse-questions.ts';
import { fitsGift, printGift } from './print-gift.ts';
import { readGift } from './testing/read-gift.ts';
import { randomQuestions } from './testing/random-questions.ts';

const place = { title: 'Math 1', category: ['GED', 'Mathematical Reasoning', 'Math 1'] };
const choice: PrintableQuestion = {
  questionText: 'What is 2 + 2?',
  questionType: 'multiple_choice',
  options: ['3', '4', '5'],
  correctAnswer: '1',
  difficulty: 'easy',
};

function readBack(question: PrintableQuestion) {
  return readGift(printGift(place, [question])).questions[0];
}

describe('printGift', () => {
  it('prints a choice with its key, its explanation as feedback, and the rest as comments', () => {
    const question = { ...choice, explanation: 'Two twos.', topic: 'Sums', hint: 'Count\non your fingers.' };

    expect(printGift(place, [question]).split('\n')).toEqual([
      '$CATEGORY: GED/Mathematical Reasoning/Math 1',
      '',
      '// Topic: Sums',
      '// Difficulty: easy',
      '// Hint: Count on your fingers.',
      '::Math 1, question 1::[markdown]What is 2 + 2?{',
      '~%0%3',
      '=4',
      '~%0%5',
      '####Two twos.',
      '}',
      '',
    ]);
  });

  it.each([
    ['0', 'TRUE'],
    ['1', 'FALSE'],
  ])('prints the key %s of a true/false question as %s', (correctAnswer, word) => {
    const question = {
      ...choice,
      questionType: 'true_false' as const,
      options: ['True', 'False'],
      correctAnswer,
    };

    expect(printGift(place, [question])).toContain(`{\n${word}\n}`);
  });

  it.each([
    [
      'several right options',
      {
        questionType: 'multiple_select' as const,
        content: {
          options: ['[a] = b', 'c -> d', '{e}'].map((text, index) => ({ id: 'abc'.charAt(index), text })),
        },
        answerKey: ['a', 'c'],
      },
    ],
    [
      'a number with a tolerance',
      {
        questionType: 'numeric_entry' as const,
        content: {},
        answerKey: { value: '-12.5', tolerance: '0.5' },
      },
    ],
    [
      'pairs, and a token that fits nowhere',
      {
        questionType: 'drag_match' as const,
        content: {
          tokens: ['animal', 'plant: green', 'stone'].map((text, index) => ({
            id: 'abc'.charAt(index),
            text,
          })),
          targets: ['cat', 'oak', 'dog'].map((text, index) => ({ id: String(index + 1), text })),
          reuse: true,
        },
        answerKey: { 1: 'a', 2: 'b', 3: 'a' },
      },
    ],
  ])('prints %s, and the importer reads the same', (_, own) => {
    const question: PrintableQuestion = { ...choice, options: [], correctAnswer: '', ...own };
    const two = [choice, question];
    const { questions, errors } = parseQuestions(printGift(place, two));

    expect(fitsGift(question)).toBe(true);
    expect(errors).toEqual([]);
    expect(questions[1]).toMatchObject(own);
  });

  it.each([
    ['a fraction', { questionType: 'numeric_entry' as const, content: {}, answerKey: { value: '3/4' } }],
    [
      'one right option of several',
      {
        questionType: 'multiple_select' as const,
        content: {
          options: [
            { id: 'a', text: 'x' },
            { id: 'b', text: 'y' },
          ],
        },
        answerKey: ['a'],
      },
    ],
  ])('has no words for %s', (_, own) => {
    expect(fitsGift({ ...choice, options: [], correctAnswer: '', ...own })).toBe(false);
  });

  it('prints each accepted answer of a blank, with nothing that Moodle reads as a pattern', () => {
    const question = {
      ...choice,
      questionType: 'fill_blank' as const,
      options: [],
      correctAnswer: 'Oslo|2*3|a->b',
    };

    expect(printGift(place, [question])).toContain('{\n=%100%Oslo\n=%100%2\\\\*3\n=%100%a→b\n}');
  });

  it('repeats a passage in each question about it, and shows a picture by its address', () => {
    const text = readBack({
      ...choice,
      passage: { title: 'Salt', text: 'One.\n\nTwo.', source: 'Ours' },
      image: '/figures/salt.svg',
      imageDescription: 'A [white] heap',
    })?.text;

    expect(text).toBe(
      '**Salt**\n\nOne.\n\nTwo.\n\nSource: Ours\n\nWhat is 2 + 2?\n\n![A white heap](</figures/salt.svg>)',
    );
  });

  it('keeps what looks like GIFT as text', () => {
    const tricky = [
      '{=a ~b}',
      '%50% off',
      '[html]<b>',
      '\\n is a break',
      '####',
      '// no comment',
      'a::b',
      '=1',
    ];
    const question = readBack({
      ...choice,
      questionText: '::x:: {T} \\{ // y',
      options: tricky,
      explanation: '[plain]#',
    });

    expect(question).toMatchObject({
      text: '::x:: {T} \\{ // y',
      answers: tricky.map((text, index) => ({ text, weight: index === 1 ? 100 : 0 })),
      feedback: '[plain]#',
    });
  });

  it('doubles a slash in the name of a folder', () => {
    expect(printGift({ title: 'T', category: ['A/B', 'C'] }, [])).toBe('$CATEGORY: A//B/C\n');
  });

  it('prints text out of which the same stems, options, keys and explanations are read', () => {
    fc.assert(
      fc.property(randomQuestions, (questions) => {
        const read = readGift(printGift(place, questions)).questions;

        expect(read).toHaveLength(questions.length);
        for (const [index, question] of questions.entries()) {
          const { text, answers, feedback } = read[index] ?? {};
          expect(text?.endsWith(question.image ? ')' : question.questionText.trim())).toBe(true);
          expect(feedback).toBe((question.explanation ?? '').trim());
          if (question.questionType !== 'multiple_choice') continue;
          expect(answers?.map((answer) => answer.text)).toEqual(
            question.options.map((option) => option.trim()),
          );
          expect(answers?.findIndex(({ weight }) => weight === 100)).toBe(Number(question.correctAnswer));
        }
      }),
      { numRuns: 300 },
    );
  });
});
