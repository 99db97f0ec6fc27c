import type { QuestionWithKey } from '@second-bell/contract';
import {
  type AttemptState,
  isChosenOptionCorrect,
  isTypedAnswerCorrect,
  TRUE_FALSE_OPTIONS,
} from '@second-bell/domain';

/** An option's index, or the text typed for a fill_blank question. */
export type Given = number | string;

export type Answer = { given: Given; isCorrect: boolean };

/** The student test (spec section 4), as its page shows it. Answers are kept by question id. */
export type StudentTest = {
  currentIndex: number;
  answers: Readonly<Record<string, Answer>>;
  openHints: readonly string[];
  openExplanations: readonly string[];
};

/**
 * The test that a log adds up to. Nothing is graded but here, by the key of today: questions may have changed since, and an
 * answer that fits none of them any more is left out.
 */
export function studentTestOf(state: AttemptState, questions: readonly QuestionWithKey[]): StudentTest {
  const answers: Record<string, Answer> = {};
  for (const question of questions) {
    const given = givenOf(question, state.responses[question.id]);
    if (given !== undefined) answers[question.id] = { given, isCorrect: isGivenCorrect(question, given) };
  }

  return {
    currentIndex: clampIndex(state.index, questions.length),
    answers,
    openHints: state.marks.hint,
    // Before an answer is given, the explanation would give it away.
    openExplanations: state.marks.explanation.filter((id) => answers[id] !== undefined),
  };
}

/** The options as shown: a true_false question may come without its two. */
export function shownOptions(question: QuestionWithKey): readonly string[] {
  if (question.questionType === 'true_false' && question.options.length === 0) return TRUE_FALSE_OPTIONS;

  return question.options;
}

/** How an answer is written to the log: as the text of the option, which outlives a new order of the options. */
export function responseOf(question: QuestionWithKey, given: Given): string {
  return typeof given === 'number' ? (shownOptions(question)[given] ?? '') : given;
}

export function isGivenCorrect(question: QuestionWithKey, given: Given): boolean {
  return typeof given === 'number'
    ? isChosenOptionCorrect(question.correctAnswer, given)
    : isTypedAnswerCorrect(question.correctAnswer, given);
}

export function counters({ answers }: StudentTest): { answered: number; correct: number } {
  const all = Object.values(answers);

  return { answered: all.length, correct: all.filter(({ isCorrect }) => isCorrect).length };
}

export function clampIndex(index: number, questionCount: number): number {
  return Math.max(0, Math.min(index, questionCount - 1));
}

function givenOf(question: QuestionWithKey, response: unknown): Given | undefined {
  if (typeof response !== 'string') return undefined;
  if (question.questionType === 'fill_blank') return response;

  const index = shownOptions(question).indexOf(response);

  return index === -1 ? undefined : index;
}
