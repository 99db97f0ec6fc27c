import type { Attempt } from '@second-bell/contract';
import { useLocation } from 'react-router';

import type { EndedQuestion, Ending } from '#ending/ending.ts';
import { EndingSummary } from '#ending/ending-summary.tsx';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';

import { type AttemptDetail, useAttemptDetail } from './use-attempt-detail.ts';
import { attemptStanding } from './view-model.ts';

/** The summary of the timed test that has just been handed in, where that led here. */
export function EndedTest({ latest }: { latest: Attempt }) {
  const { state } = useLocation();
  const isHydrated = useIsHydrated();
  const hasEnded = isHydrated && isJustEnded(state) && attemptStanding(latest) === 'counted';

  return hasEnded && latest.testVersion !== null ? <Summary attempt={latest} /> : null;
}

function Summary({ attempt }: { attempt: Attempt }) {
  const detail = useAttemptDetail(attempt);

  return detail.state === 'ready' ? <EndingSummary ending={endingOf(attempt, detail)} /> : null;
}

/** What the runner leaves in the state of the entry that it leads to. */
function isJustEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'justEnded' in state;
}

function endingOf(attempt: Attempt, { rows, answers }: Extract<AttemptDetail, { state: 'ready' }>): Ending {
  const notJudged = new Set(answers.flatMap((one) => (one.maxPoints === 0 ? [one.questionId] : [])));

  return {
    sessionId: attempt.id,
    practiceTestId: attempt.examId,
    title: attempt.examTitle,
    examType: attempt.examType,
    examSubject: attempt.examSubject,
    score: attempt.score,
    questionCount: attempt.totalQuestions,
    questions: rows.map(({ questionId, topic, result, points }): EndedQuestion => ({
      id: questionId,
      topic,
      result: notJudged.has(questionId) ? 'notJudged' : result,
      points: points?.points ?? (result === 'right' ? 1 : 0),
      maxPoints: points?.maxPoints ?? 1,
    })),
    toFix: [],
  };
}
