import type { Exam, ExamQuestion } from '@second-bell/contract';
import { type AttemptState, type Closing, type Json, remainingSeconds } from '@second-bell/domain';

import { holdsAnything } from '#question-types/given.ts';

/** What a run is about. It stays as the learner began it, whatever becomes of the test. */
export type RunHeader = { attemptId: string; exam: Exam; questions: readonly ExamQuestion[] };

/** One attempt under way, as the runner shows it. Answers are kept as the text of the chosen option, or as their type has them. */
export type Run = {
  attemptId: string;
  questionIds: readonly string[];
  currentIndex: number;
  answers: Readonly<Record<string, Json>>;
  flagged: readonly string[];
  openHints: readonly string[];
  /** Null where the exam has no limit. */
  limitSeconds: number | null;
  pausedBy: AttemptState['pausedBy'];
  closing: Closing | null;
};

export function runOf({ attemptId, exam, questions }: RunHeader, state: AttemptState): Run {
  const { responses, marks, index, pausedBy, closing } = state;
  const questionIds = questions.map(({ id }) => id);

  return {
    attemptId,
    questionIds,
    currentIndex: clampIndex(index, questionIds.length),
    answers: Object.fromEntries(
      questionIds.flatMap((id) => {
        const answer = responses[id];

        return answer !== undefined && holdsAnything(answer) ? [[id, answer]] : [];
      }),
    ),
    flagged: marks.flag,
    openHints: marks.hint,
    limitSeconds: exam.timeLimit === undefined ? null : exam.timeLimit * 60,
    pausedBy,
    closing,
  };
}

export function answeredCount(run: Pick<Run, 'answers'>): number {
  return Object.keys(run.answers).length;
}

export function isTimeUp({ limitSeconds }: Pick<Run, 'limitSeconds'>, elapsedMs: number): boolean {
  return limitSeconds !== null && remainingSeconds(limitSeconds, elapsedMs) === 0;
}

export function clampIndex(index: number, count: number): number {
  return Math.min(Math.max(0, index), Math.max(0, count - 1));
}
