import type { Closing, Happening, Json, Mark } from '@second-bell/domain';
import { remainingSeconds, usedSeconds } from '@second-bell/domain';
import { useEffect, useMemo } from 'react';

import { NO_ACTIVE_ATTEMPT } from '#copy/runner.ts';
import { examPath } from '#copy/site-links.ts';
import { useLog } from '#lib/attempt-log/use-log.ts';
import { useTestClock } from '#lib/attempt-log/use-test-clock.ts';
import { keepOpenTest } from '#lib/open-tests.ts';

import { serverTime } from '#lib/server-time.ts';
import { notify } from '#ui/notify.ts';

import { answeredCount, clampIndex, isTimeUp, runOf } from './model.ts';
import type { OpenRun } from './open-run.ts';
import { useAbsence } from './use-absence.ts';

/** What a learner can do in a test. Each is written to the log; what cannot be done now does nothing. */
export type RunActions = {
  choose: (questionId: string, answer: Json) => void;
  move: (index: number) => void;
  toggle: (mark: Mark, questionId: string) => void;
  togglePause: () => void;
  close: (kind: Closing['kind']) => void;
};

/** A run under way: as its log tells it, with its clock, and what can be done. */
export function useRun({ key, header, log }: OpenRun) {
  const { state, isKept, isLive } = useLog(log);
  const run = useMemo(() => runOf(header, state), [header, state]);
  const isRunning = isLive && run.pausedBy === null && run.closing === null;
  const absence = useAbsence(log);

  const open = useMemo(() => ({ key, header, log }), [key, header, log]);

  useTestClock(log.clock, isRunning, () => {
    if (log.clock.takeSleep()) absence.sleep();
    keepMark(open);
  });
  useEffect(() => log.subscribe(() => keepMark(open)), [log, open]);

  const actions = useMemo(() => actionsOf(open), [open]);

  return { run, actions, isKept, isLive, isRunning, ...absence };
}

function actionsOf({ header, log }: OpenRun): RunActions {
  const { questions } = header;
  const runNow = () => runOf(header, log.view().state);
  /** A covered question cannot be worked on. */
  const work = (happening: Happening) => {
    const { pausedBy, closing } = runNow();
    if (log.isLive() && pausedBy === null && closing === null) log.append(happening);
  };

  return {
    choose(questionId, response) {
      if (!isTimeUp(runNow(), log.clock.elapsedMs())) work({ type: 'answered', questionId, response });
    },
    move(index) {
      work({ type: 'moved', index: clampIndex(index, questions.length) });
    },
    toggle(mark, questionId) {
      work({
        type: 'marked',
        questionId,
        mark,
        isOn: !log.view().state.marks[mark].includes(questionId),
      });
    },
    togglePause() {
      if (runNow().pausedBy === null) work({ type: 'paused', by: 'learner' });
      else if (log.isLive()) log.append({ type: 'resumed' });
    },
    close(kind) {
      const { closing, limitSeconds } = runNow();
      if (log.isEnded) notify.failure(NO_ACTIVE_ATTEMPT);
      if (closing !== null || !log.isLive()) return;
      const timeSpent = kind === 'leave' ? 0 : usedSeconds(limitSeconds, log.clock.elapsedMs());
      log.append({ type: 'closed', kind, completedAt: serverTime().toISOString(), timeSpent });
    },
  };
}

/** What other pages show of the run. A page that looks on knows less of it than the live one. */
function keepMark({ key, header, log }: OpenRun): void {
  if (!log.isLive() || log.isEnded) return;

  const { exam, questions } = header;
  const run = runOf(header, log.view().state);
  const elapsedMs = log.clock.elapsedMs();
  keepOpenTest(key, {
    href: examPath(exam.id),
    title: exam.title,
    examType: exam.type,
    position: run.currentIndex + 1,
    questionCount: questions.length,
    answered: answeredCount(run),
    remainingSeconds: run.limitSeconds === null ? null : remainingSeconds(run.limitSeconds, elapsedMs),
    elapsedMs,
    seenAt: Date.now(),
    isClosed: run.closing !== null,
  });
}
