import { letterOf } from '@second-bell/question-text';

import type { ContentTest, Problem, Question, Subject } from './content-bank.ts';

type Share = { min: number; max: number };

const LETTER_SHARE: Share = { min: 15, max: 35 };
const DIFFICULTY_SHARES: Record<Question['difficulty'], Share> = {
  easy: { min: 20, max: 40 },
  medium: { min: 40, max: 60 },
  hard: { min: 10, max: 30 },
};

/** Whether the test is as long as the exam. A shorter one practices something special, and need not mirror the exam. */
export function isForm(
  subject: Pick<Subject, 'questions'>,
  { questions }: Pick<ContentTest, 'questions'>,
): boolean {
  return questions.length >= subject.questions;
}

/** What each practice test has to be as a whole. */
export function testProblems(subject: Subject, test: ContentTest): Problem[] {
  const { file, errors, warnings } = test;
  return [
    ...[...errors, ...warnings].map(({ lineNumber, message }) => ({ file, lineNumber, message })),
    ...(isForm(subject, test) ? [...letterProblems(test), ...difficultyProblems(test)] : []).map(
      (message) => ({
        file,
        lineNumber: 1,
        message,
      }),
    ),
  ];
}

/** The letters of a test's right options, in order: `BDAC…`. Questions without options have none. */
export function lettersOf({ questions }: Pick<ContentTest, 'questions'>): string {
  return choiceQuestions(questions)
    .map(({ correctAnswer }) => letterOf(Number(correctAnswer)))
    .join('');
}

function letterProblems(test: ContentTest): string[] {
  const letters = lettersOf(test);

  return [...'ABCD'].flatMap((letter) => {
    const share = percent([...letters].filter((one) => one === letter).length, letters.length);

    return outside(share, LETTER_SHARE, `${letter} is the right option in`);
  });
}

function difficultyProblems({ questions }: ContentTest): string[] {
  return Object.entries(DIFFICULTY_SHARES).flatMap(([difficulty, expected]) => {
    const count = questions.filter((question) => question.difficulty === difficulty).length;

    return outside(percent(count, questions.length), expected, `${difficulty} is`);
  });
}

export function outside(share: number, { min, max }: Share, what: string): string[] {
  if (share >= min && share <= max) return [];

  return [`${what} ${share.toFixed(0)} % of the questions; ${min} to ${max} % are expected`];
}

export function choiceQuestions(questions: readonly Question[]): Question[] {
  return questions.filter(({ questionType }) => questionType === 'multiple_choice');
}

export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}
