import {
  parseQuestions,
  printAiken,
  printGift,
  printNumbered,
  printQuestions,
} from '@second-bell/question-import';

import { type Group, inRounds } from '../row.ts';

const QUESTIONS = 10_000;
const ROUNDS = 3;
const TRIES = 5;

type Question = Parameters<typeof printQuestions>[0][number];

const questions: Question[] = Array.from({ length: QUESTIONS }, (_, index) => ({
  questionText: `Tank ${index} holds ${index + 40} liters and loses 3 liters an hour. How much is left after 4 hours?`,
  questionType: 'multiple_choice',
  options: [20, 28, 36, 44].map((more) => `${index + more} liters`),
  correctAnswer: '1',
  explanation: `In 4 hours it loses 4 × 3 = 12 liters, so ${index + 28} liters are left.`,
  difficulty: 'easy',
}));

const layouts: [name: string, text: string][] = [
  ['Q:', printQuestions(questions)],
  ['numbered', inParts(printNumbered)],
  ['Aiken', printAiken(questions)],
  ['GIFT', printGift({ title: 'T', category: ['A'] }, questions)],
  ['key at the end', withKeyAtEnd()],
];

/** Texts that would cost a careless reader more than linear time, by how often their piece comes. */
const hostile: [name: string, write: (times: number) => string][] = [
  ['open brackets', (times) => `1. x ${'('.repeat(times)}\nA. ${'*'.repeat(times)}b\nB. c\nAnswer: A`],
  ['labels in a line', (times) => `1. x\n${'A) '.repeat(times)}\nAnswer: A`],
  ['blanks', (times) => `1. x\nA. y${' '.repeat(times)}z\nAnswer: B${' '.repeat(times)}x`],
  ['list items', (times) => `1. x\n${'2. y\n'.repeat(times)}A. a\nB. b\nAnswer: A`],
  ['options behind an answer', (times) => `1. x\nA. a\nB. b\nAnswer: A\n${'A. a\nB. b\n'.repeat(times)}`],
  [
    'options behind an explanation',
    (times) => `1. x\nA. a\nB. b\nAnswer: A\nExplanation: e\n${'\nA. a\n'.repeat(times)}`,
  ],
  ['fences', (times) => `1. x\n${'```\n'.repeat(times)}A. a\nB. b\nAnswer: A`],
  ['braces', (times) => `${'{='.repeat(times)}\n${'x {=a ~b}\n\n'.repeat(3)}`],
  ['backslashes', (times) => `1. x\n${'\\'.repeat(times)}A. a\nA. a\nB. b\nAnswer: A`],
  ['key entries', (times) => `1. x\nA. a\nB. b\n${'1. B '.repeat(times)}`],
  ['page numbers', (times) => 'Page 1\nheader\n1. x\n'.repeat(times)],
];

/** The question import, against the least that has to be done with a text. */
export const parse: Group = {
  name: 'parse',
  run: async (report) => {
    for (const [name, text] of layouts) {
      const figures = await inRounds(
        ROUNDS,
        async () => fastest(() => parseQuestions(text)) / fastest(() => text.split('\n')),
      );
      const goal = { atMost: 15 };
      // The others are above it: they are first told apart by the evidence of all their lines.
      report.row({
        name: `parse of ${QUESTIONS} questions, ${name} ÷ split`,
        figures,
        ...(name === 'Q:' && { goal }),
      });
    }
    const growth = hostile.map(([, write]) => {
      const [once = 0, fourTimes = 0] = [1, 4].map((times) => {
        const text = write(times * 50_000);

        return fastest(() => parseQuestions(text));
      });

      return fourTimes / once;
    });
    report.row({
      name: `parse of ${hostile.length} hostile texts, 4 × as long ÷ once`,
      figures: growth,
      goal: { atMost: 5 },
    });
  },
};

/** The fastest of some rounds: whatever else the machine does only adds to a time. */
function fastest(run: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }

  return best;
}

/** Numbers of four digits at most, as files have them: parts of a hundred questions. */
function inParts(print: (part: Question[]) => string): string {
  return Array.from({ length: QUESTIONS / 100 }, (_, part) =>
    print(questions.slice(part * 100, part * 100 + 100)),
  ).join('\n');
}

function withKeyAtEnd(): string {
  const parts = inParts((part) =>
    printNumbered(part).replaceAll(/^(?:Answer|Explanation|Difficulty).*\n/gm, ''),
  );
  const key = Array.from({ length: QUESTIONS }, (_, index) => `${(index % 100) + 1}. B`).join('\n');

  return `${parts}\nAnswer key\n${key}\n`;
}
