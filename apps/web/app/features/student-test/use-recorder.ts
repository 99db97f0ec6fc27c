import type { PracticeAnswer, QuestionWithKey } from '@second-bell/contract';
import { useCallback, useEffect, useRef } from 'react';

import type { AttemptLog } from '#lib/attempt-log/attempt-log.ts';
import { recordPracticeAnswer } from '#lib/practice-answers.ts';
import { randomName } from '#lib/random-name.ts';
import { serverTime } from '#lib/server-time.ts';

/** Nobody thinks so long about one question: the device was put aside. */
const MOST_SECONDS = 600;

/** What was given: a text to the types that the spec names, else a response in the type's form. */
type Given = Pick<PracticeAnswer, 'userAnswer' | 'response'>;

/** Tells the learner's progress what was answered, and how long that took since the question came on the screen. */
export function useRecorder(log: AttemptLog, kind: 'learn' | 'set', index: number) {
  const shown = useRef({ index: -1, at: 0 });
  useEffect(() => {
    if (shown.current.index !== index) shown.current = { index, at: performance.now() };
  }, [index]);

  return useCallback(
    ({ id: questionId, practiceTestId, testVersion }: QuestionWithKey, given: Given) => {
      const seconds = Math.round((performance.now() - shown.current.at) / 1000);
      recordPracticeAnswer({
        id: randomName(),
        sessionId: log.id,
        kind,
        practiceTestId,
        questionId,
        ...(testVersion !== undefined && { testVersion }),
        ...given,
        notSure: log.view().state.marks.unsure.includes(questionId),
        timeSpent: Math.min(seconds, MOST_SECONDS),
        answeredAt: serverTime().toISOString(),
      });
    },
    [log, kind],
  );
}
