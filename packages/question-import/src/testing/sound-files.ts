import * as fc from 'fast-check';

/** What a question of a sound file is made of: how many options it has, and which one is right. */
type SoundQuestion = { options: number; key: number };

const soundQuestion = fc
  .record({ options: fc.integer({ min: 2, max: 5 }), key: fc.nat() })
  .map(({ options, key }) => ({ options, key: key % options }));

export const soundQuestions = fc.array(soundQuestion, { minLength: 2, maxLength: 5 });
/** So many that a file shows how it is written. */
export const manyQuestions = fc.array(soundQuestion, { minLength: 5, maxLength: 7 });

type Writer = (plan: readonly SoundQuestion[]) => string[];

const LETTERS = 'abcde';

function option(question: number, index: number): string {
  return `option${question}${LETTERS.charAt(index)}`;
}

/** The right option's text in every file below. */
export function soundKey(question: number, _options: number, key: number): string {
  return option(question, key);
}

function each(
  plan: readonly SoundQuestion[],
  write: (question: SoundQuestion, index: number) => string[],
): string[] {
  return plan.flatMap((question, index) => [...write(question, index), '']);
}

function labelled({ options }: SoundQuestion, question: number, label: (index: number) => string): string[] {
  return Array.from({ length: options }, (_, index) => `${label(index)}${option(question, index)}`);
}

const upper = (index: number): string => LETTERS.charAt(index).toUpperCase();

/** Files without a fault in which every word is different, by layout. */
export const SOUND_LAYOUTS: [name: string, write: Writer][] = [
  [
    'the Q: layout',
    (plan) =>
      each(plan, (q, n) => [
        `Q: stem${n}?`,
        ...labelled(q, n, (i) => `${upper(i)}) `),
        `Answer: ${upper(q.key)}`,
      ]),
  ],
  [
    'a numbered file',
    (plan) =>
      each(plan, (q, n) => [
        `${n + 1}. stem${n}?`,
        ...labelled(q, n, (i) => `${upper(i)}. `),
        `Ans: ${upper(q.key)}`,
      ]),
  ],
  [
    'a numbered file with explanations',
    (plan) =>
      each(plan, (q, n) => [
        `Question ${n + 1}: stem${n}?`,
        ...labelled(q, n, (i) => `(${LETTERS.charAt(i)}) `),
        `Correct answer: ${upper(q.key)}`,
        `Rationale: because${n}`,
      ]),
  ],
  [
    'an Aiken file',
    (plan) =>
      each(plan, (q, n) => [
        `stem${n}?`,
        ...labelled(q, n, (i) => `${upper(i)}) `),
        `ANSWER: ${upper(q.key)}`,
      ]),
  ],
  [
    'a file with marks',
    (plan) =>
      each(plan, (q, n) => [
        `${n + 1}) stem${n}?`,
        ...labelled(q, n, (i) => `${i === q.key ? '*' : ''}${LETTERS.charAt(i)}) `),
      ]),
  ],
  [
    'a file with a key at its end',
    (plan) => [
      ...each(plan, (q, n) => [`${n + 1}. stem${n}?`, ...labelled(q, n, (i) => `${upper(i)}) `)]),
      'Answer Key',
      ...plan.map(({ key }, n) => `${n + 1}. ${upper(key)}`),
    ],
  ],
];
