import { isSpecType, type Item } from '@second-bell/question-types';
import { questionTypes, targetsOf } from '@second-bell/question-types/registry';
import { arbitraries } from '@second-bell/question-types/testing';
import { printItem } from '@second-bell/question-types/text';
import * as fc from 'fast-check';

import { trimBlanks, trimBlanksEnd } from '../blanks.ts';
import { itemOf, keyedOf } from '../finish-item.ts';
import type { PrintableQuestion } from '../printable-question.ts';
import type { TestHeader } from '../header-fields.ts';

/** What a text could be mistaken for, and characters that are easily lost. */
const SNARES = [
  'A) one',
  ' b ) two',
  'Z)',
  'Q: three',
  'question :',
  'Answer: B',
  'Difficulty: easy',
  '\\A) four',
  '\\\\Hint: five',
  '\\frac{1}{2}',
  'C. difficile',
  '| a | b |',
  'Title: six',
  'Passage: seven',
  'Source: eight',
  ' end of  passage ',
  'Image: /nine.svg',
  'Image description: ten',
  'Type: matrix',
  'Rationale A: eleven',
  'Remember: twelve',
  'Reference: thirteen',
  'Kind: trend',
  'Tab: fourteen',
  'From question: 2',
  'B',
  'A)',
  'true',
  'F',
  '10²',
  '👩\u200d⚕️',
  '\u00a0\u3000',
  '—“”',
  '\u2028',
  '\ud800',
];

/** Characters that the parser takes out. */
const UNKEPT = /[\0\r\u200b\u2060\ufeff\ufb00-\ufb06]/;

const fragment = fc.oneof(
  fc.constantFrom(...SNARES),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 12 }),
);

/** A line as the parser keeps it: without the characters that it takes out, and without blanks at its ends. */
const line = fc
  .array(fragment, { minLength: 1, maxLength: 3 })
  .map((parts) => trimBlanks(parts.join(' ').replaceAll(/[\0\r\n\u200b\u2060\ufeff\ufb00-\ufb06]/g, '')))
  .filter((text) => text !== '');

const laterLine = fc
  .tuple(fc.constantFrom('', '', '  ', '\t'), fc.option(line, { nil: '' }))
  .map(([indent, text]) => trimBlanksEnd(indent + text));

const paragraphs = fc
  .tuple(line, fc.array(laterLine, { maxLength: 4 }))
  .map(([first, rest]) => trimBlanksEnd([first, ...rest].join('\n')));

const difficulty = fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const);

const key = fc.oneof(
  fc
    .uniqueArray(line, {
      minLength: 2,
      maxLength: 10,
      selector: (text) => text.normalize('NFC').trim().replaceAll(/\s+/gu, ' '),
    })
    .filter((options) => !['true,false', 'false,true'].includes(options.join().toLowerCase()))
    .chain((options) =>
      fc.nat(options.length - 1).map((index) => ({
        questionType: 'multiple_choice' as const,
        options,
        correctAnswer: String(index),
      })),
    ),
  fc.constantFrom('0', '1').map((correctAnswer) => ({
    questionType: 'true_false' as const,
    options: ['True', 'False'],
    correctAnswer,
  })),
  fc
    .array(
      line.map((text) => trimBlanks(text.replaceAll('|', ''))).filter((text) => text !== ''),
      { minLength: 1, maxLength: 3 },
    )
    .map((accepted) => ({
      questionType: 'fill_blank' as const,
      options: [],
      correctAnswer: accepted.join('|'),
    })),
);

/** The types with a syntax of their own. */
const ownType = fc
  .oneof(
    ...Object.entries(arbitraries).flatMap(([name, { item }]) =>
      isSpecType(name) ? [] : [item as fc.Arbitrary<Item>],
    ),
  )
  .filter((item) => !UNKEPT.test(printItem(item).join()))
  .map(keyedOf);

const picture = fc.oneof(
  fc.constant({}),
  fc.constant({ image: '/figures/circle.svg' }),
  line.map((imageDescription) => ({ image: '/api/images/3f', imageDescription })),
);

const randomQuestion: fc.Arbitrary<PrintableQuestion> = fc
  .tuple(
    fc.record({ questionText: paragraphs, difficulty }),
    fc.oneof({ weight: 3, arbitrary: key }, { weight: 2, arbitrary: ownType }),
    fc.record(
      { explanation: paragraphs, topic: line, hint: line, remember: paragraphs, reference: line },
      { requiredKeys: [] },
    ),
    picture,
    fc.array(fc.tuple(fc.nat(), paragraphs), { maxLength: 3 }),
  )
  .map(([base, keyed, optional, image, why]) => {
    const { needsPicture } = questionTypes[keyed.questionType];
    const question = { ...base, ...keyed, ...optional, ...(needsPicture ? { image: '/hot.svg' } : image) };
    const targets = targetsOf(itemOf(question));
    const chosen = why.flatMap(([at, text]) => {
      const target = targets[at % Math.max(1, targets.length)];

      return target === undefined ? [] : [[target.id, text]];
    });

    return chosen.length === 0 ? question : { ...question, rationales: Object.fromEntries(chosen) };
  });

const tab = fc.record(
  { title: line, text: paragraphs, fromQuestion: fc.integer({ min: 1, max: 6 }) },
  { requiredKeys: ['title', 'text'] },
);
const passage = fc.oneof(
  fc.record({ text: paragraphs, title: line, source: line }, { requiredKeys: ['text'] }),
  fc.record(
    {
      text: fc.oneof(fc.constant(''), paragraphs),
      title: line,
      kind: fc.constantFrom('case_study' as const, 'trend' as const),
      tabs: fc.array(tab, { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ['text', 'tabs'] },
  ),
);

/** Groups of questions, some about a passage. */
export const randomQuestions: fc.Arbitrary<PrintableQuestion[]> = fc
  .array(
    fc.tuple(
      fc.option(passage, { nil: undefined }),
      fc.array(randomQuestion, { minLength: 1, maxLength: 3 }),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((groups) =>
    groups.flatMap(([shared, questions]) =>
      questions.map((question) => (shared === undefined ? question : { ...question, passage: shared })),
    ),
  );

export const randomHeader: fc.Arbitrary<TestHeader> = fc
  .tuple(
    fc.record({
      title: line,
      timeLimitMinutes: fc.integer({ min: 1, max: 999_999_999 }),
      passingScore: fc.integer({ min: 0, max: 100 }),
      difficulty,
    }),
    fc.record(
      {
        description: line,
        scoringRule: fc.constantFrom('all_or_nothing' as const, 'partial' as const),
        calculator: fc.constantFrom('four_function' as const, 'drop_down' as const, 'scientific' as const),
        formulaSheet: fc.constantFrom('ged_mathematics' as const, 'hiset_mathematics' as const),
        symbolGuide: fc.boolean(),
        strikeThrough: fc.boolean(),
        highlighter: fc.boolean(),
        scratchPad: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([base, optional]) => ({ ...base, ...optional }));

/** Lines that are made of the format's own pieces, in any order. */
export const randomLines = fc.array(
  fc.oneof(
    fc.constantFrom(
      '',
      'Q: What?',
      'Q:',
      'A) one',
      'B) two',
      'C) three',
      'B. two',
      'Answer: A',
      'Answer: two',
      'Answer: true',
      'Answer:',
    ),
    fc.constantFrom(
      'Explanation: why',
      'Topic: t',
      'Difficulty: easy',
      'Difficulty: odd',
      'Hint: h',
      'Passage: p',
      'Source: s',
      'End of passage',
      'Image: /i.svg',
      'Image: https://a.example/i.svg',
      'Image description: i',
      'Type: multiple select',
      'Type: number',
      'Type: matrix',
      'Answer: 1A, 2B',
      'Answer: A, C',
      'Select: 2',
      '1) row',
      'Rationale A: why',
      'Remember: it',
      'Reference: book',
      'Kind: case study',
      'Tab: t',
      'From question: 2',
      'Title: x',
      'Minutes: 5',
      'plain',
      '1. What?',
      '2) What?',
      'Question 3: What?',
      '- item',
      '[x] box',
      '*b) two',
      'Answer Key',
      '1. B 2. C',
      'Page 3',
      '---',
      'Section 2',
      '| 1 | B |',
      '::n:: What? {=a ~b}',
      '}',
      'MC\tWhat?\ta\tcorrect\tb\tincorrect',
      '#Q What?',
      '^ two',
      'T1A01 (C) [1]',
      '```',
      '    Points: 2',
    ),
    fragment,
  ),
  { maxLength: 30 },
);

/** What a question says, without the lines on which it stands. */
export function withoutLines(questions: readonly PrintableQuestion[]): PrintableQuestion[] {
  return questions.map((question) => {
    const { passage: group, ...rest } = omitLines(question);

    return group === undefined ? rest : { ...rest, passage: omitLines(group) };
  });
}

function omitLines<Value extends object>(value: Value): Value {
  const {
    lineNumber: _lineNumber,
    endLineNumber: _endLineNumber,
    ...rest
  } = { lineNumber: 0, endLineNumber: 0, ...value };

  return rest as Value;
}
