import type { QuestionWithKey } from '@second-bell/contract';
import { isChosenOptionCorrect, isTypedAnswerCorrect } from '@second-bell/domain';

/** An option's index, or the text typed for a fill_blank question. */
export type Given = number | string;

export type Answer = { given: Given; isCorrect: boolean };

type Flags = Readonly<Record<string, boolean>>;

/** The student test (spec section 4). Everything is kept by question id; moments are milliseconds. */
export type StudentTest = {
  currentIndex: number;
  answers: Readonly<Record<string, Answer>>;
  openHints: Flags;
  openExplanations: Flags;
  /** When the first answer was given: the elapsed time counts from here. */
  startedAt: number | null;
};

export type StudentTestAction =
  | { type: 'answered'; question: QuestionWithKey; given: Given; now: number }
  | { type: 'moved'; to: number; questionCount: number }
  | { type: 'hintToggled'; questionId: string }
  | { type: 'explanationToggled'; questionId: string };

export const NEW_STUDENT_TEST: StudentTest = {
  currentIndex: 0,
  answers: {},
  openHints: {},
  openExplanations: {},
  startedAt: null,
};

export function studentTestReducer(test: StudentTest, action: StudentTestAction): StudentTest {
  switch (action.type) {
    case 'answered':
      return answer(test, action);
    case 'moved':
      return { ...test, currentIndex: clampIndex(action.to, action.questionCount) };
    case 'hintToggled':
      return { ...test, openHints: toggle(test.openHints, action.questionId) };
    case 'explanationToggled':
      break;
  }

  return toggleExplanation(test, action.questionId);
}

export function isGivenCorrect(question: QuestionWithKey, given: Given): boolean {
  return typeof given === 'number'
    ? isChosenOptionCorrect(question.correctAnswer, given)
    : isTypedAnswerCorrect(question.correctAnswer, given);
}

export function counters(test: StudentTest): { answered: number; correct: number } {
  const answers = Object.values(test.answers);

  return { answered: answers.length, correct: answers.filter(({ isCorrect }) => isCorrect).length };
}

/** Whole seconds since the first answer, 0 before it; a clock that was set back shows 0, too. */
export function elapsedSeconds(startedAt: number | null, now: number): number {
  if (startedAt === null) return 0;

  return Math.max(0, Math.floor((now - startedAt) / 1000));
}

export function clampIndex(index: number, questionCount: number): number {
  return Math.max(0, Math.min(index, questionCount - 1));
}

type Answered = Extract<StudentTestAction, { type: 'answered' }>;

function answer(test: StudentTest, { question, given, now }: Answered): StudentTest {
  const isCorrect = isGivenCorrect(question, given);

  return {
    ...test,
    answers: { ...test.answers, [question.id]: { given, isCorrect } },
    openExplanations: { ...test.openExplanations, [question.id]: false },
    startedAt: test.startedAt ?? now,
  };
}

/** Before an answer is given, the explanation would give it away. */
function toggleExplanation(test: StudentTest, questionId: string): StudentTest {
  if (test.answers[questionId] === undefined) return test;

  return { ...test, openExplanations: toggle(test.openExplanations, questionId) };
}

function toggle(flags: Flags, id: string): Flags {
  return { ...flags, [id]: flags[id] !== true };
}
