import * as fc from 'fast-check';

import type { PrintableQuestion } from '../printable-question.ts';

const WORDS = [
  'water',
  'the cell',
  '12',
  '3/4',
  'café',
  '5 – 2',
  'is 50%',
  'a = b',
  'H2O',
  '{x}',
  '~',
  '#1',
  'C. difficile',
  'NOT',
];

/** Words as teachers write them, without anything that marks an option or an answer inside a line. */
const phrase = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((words) => `Why ${words.join(' ')}`);

/** Later lines of a text may look like anything. */
const SNARES = [
  '1. one',
  '2) two',
  'A. three',
  'b) four',
  '- five',
  '**six**',
  '| a | b |',
  'Answer: B',
  'Topic: x',
  'Question 3',
  'Section 2',
  'ANSWER KEY',
  'Page 2',
  '*a) seven',
  '\\*a) eight',
  'VITAL SIGNS',
  '---',
  'Passage: x',
  '[x] nine',
  'MC',
];

const text = fc
  .tuple(phrase, fc.array(fc.oneof(phrase, fc.constantFrom(...SNARES), fc.constant('')), { maxLength: 3 }))
  .map(([first, rest]) => [first, ...rest].join('\n').trimEnd());

const options = fc.uniqueArray(phrase, { minLength: 2, maxLength: 10 });

const key = fc.oneof(
  options.chain((texts) =>
    fc.nat(texts.length - 1).map((index) => ({
      questionType: 'multiple_choice' as const,
      options: texts,
      correctAnswer: String(index),
    })),
  ),
  fc.constantFrom('0', '1').map((correctAnswer) => ({
    questionType: 'true_false' as const,
    options: ['True', 'False'],
    correctAnswer,
  })),
  fc.uniqueArray(phrase, { minLength: 1, maxLength: 3 }).map((accepted) => ({
    questionType: 'fill_blank' as const,
    options: [],
    correctAnswer: accepted.join('|'),
  })),
);

const question: fc.Arbitrary<PrintableQuestion> = fc
  .tuple(
    fc.record({
      questionText: text,
      difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
    }),
    key,
    fc.record({ explanation: text, topic: phrase, hint: phrase }, { requiredKeys: [] }),
  )
  .map(([base, keyed, optional]) => ({ ...base, ...keyed, ...optional }));

const passage = fc.record({ text, title: phrase, source: phrase }, { requiredKeys: ['text'] });

/** Questions whose words are plain, so that every layout can hold them; some are about a passage. */
export const plainQuestions: fc.Arbitrary<PrintableQuestion[]> = fc
  .array(
    fc.tuple(fc.option(passage, { nil: undefined }), fc.array(question, { minLength: 1, maxLength: 3 })),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((groups) =>
    groups.flatMap(([shared, questions]) =>
      questions.map((one) => (shared === undefined ? one : { ...one, passage: shared })),
    ),
  );
