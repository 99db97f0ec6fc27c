import type { QuestionWithKey } from '@second-bell/contract';
import {
  type AttemptState,
  isChosenOptionCorrect,
  isTypedAnswerCorrect,
  type Json,
  TRUE_FALSE_OPTIONS,
} from '@second-bell/domain';
import type { Grade } from '@second-bell/question-types';

import { isItem, itemOf, type ItemRules } from '#question-types/item-rules.ts';

/** An option's index, or the text typed for a fill_blank question. */
export type Given = number | string;

/** `grade` comes with an answer in the form of its question's type. */
export type Answer = { given: Given | Json; isCorrect: boolean; grade?: Grade };

/** How the response of such a question stands in the log: what is given part by part counts once it was checked. */
type KeptItem = { response: Json; isChecked: boolean };

/** The student test (spec section 4), as its page shows it. Answers are kept by question id. */
export type StudentTest = {
  currentIndex: number;
  answers: Readonly<Record<string, Answer>>;
  /** What is given so far to questions that are checked, by their ids. */
  drafts: Readonly<Record<string, Json>>;
  openHints: readonly string[];
  openExplanations: readonly string[];
};

/**
 * The test that a log adds up to. Nothing is graded but here, by the key of today: questions may have changed since, and an
 * answer that fits none of them any more is left out.
 */
export function studentTestOf(
  state: AttemptState,
  questions: readonly QuestionWithKey[],
  rules: ItemRules | null = null,
): StudentTest {
  const answers: Record<string, Answer> = {};
  const drafts: Record<string, Json> = {};
  for (const question of questions) {
    const { id } = question;
    if (rules !== null && isItem(question)) {
      const kept = keptItem(question, state.responses[id], rules);
      if (kept === undefined) continue;
      drafts[id] = kept.response;
      if (kept.isChecked) answers[id] = checkedAnswer(question, kept.response, rules);
    } else {
      const given = givenOf(question, state.responses[id]);
      if (given !== undefined) answers[id] = { given, isCorrect: isGivenCorrect(question, given) };
    }
  }

  return {
    currentIndex: clampIndex(state.index, questions.length),
    answers,
    drafts,
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

/** Whether one of some options is chosen; else the answer is typed. */
export function hasOptions(question: QuestionWithKey): boolean {
  return shownOptions(question).length > 0;
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

/** How a response in the form of its question's type is written to the log. */
export function keptResponse(response: Json, isChecked: boolean): KeptItem {
  return { response, isChecked };
}

export function checkedAnswer(question: QuestionWithKey, response: Json, rules: ItemRules): Answer {
  const grade = rules.gradeItem(itemOf(question), response, rules.scoringRule);

  return { given: response, isCorrect: grade.isRight === true, grade };
}

/** What a log holds of such a question, where the question as it is today still has room for it. */
function keptItem(question: QuestionWithKey, kept: unknown, rules: ItemRules): KeptItem | undefined {
  if (typeof kept !== 'object' || kept === null || !('response' in kept)) return undefined;
  const { response } = kept as KeptItem;
  const isFit = 'response' in rules.readResponse(itemOf(question), response);

  return isFit ? { response, isChecked: (kept as KeptItem).isChecked } : undefined;
}

function givenOf(question: QuestionWithKey, response: unknown): Given | undefined {
  if (typeof response !== 'string') return undefined;
  if (!hasOptions(question)) return response;

  const index = shownOptions(question).indexOf(response);

  return index === -1 ? undefined : index;
}
