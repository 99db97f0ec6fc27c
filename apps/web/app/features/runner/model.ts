import {
  type Countdown,
  isExpired,
  pauseCountdown,
  resumeCountdown,
  startCountdown,
  usedSeconds,
} from '@second-bell/domain';

/** How a run measures its time: against a deadline, or from its first moment where the exam has no limit. */
type Clock = { kind: 'limited'; countdown: Countdown } | { kind: 'open'; startedAt: number };

/** The end of a run. Fixed once, so that every repeat of a failed submission sends the same figures. */
export type Closing = {
  /** `leave` throws the answers away (Exit Test); `submit` sends them. */
  kind: 'submit' | 'leave';
  completedAt: string;
  timeSpent: number;
};

/** One attempt under way. Everything here survives a reload; answers are kept as the text of the chosen option. */
export type Run = {
  attemptId: string;
  /** The version of the test that the attempt was begun on; unknown for a run that was kept before there were any. */
  testVersion?: string | null | undefined;
  /** What the run was started with, in its order: a question added to the exam meanwhile is not part of it. */
  questionIds: readonly string[];
  currentIndex: number;
  answers: Readonly<Record<string, string>>;
  flagged: readonly string[];
  openHints: readonly string[];
  isPanelOpen: boolean;
  clock: Clock;
  closing: Closing | null;
};

export type RunnerAction =
  | {
      type: 'started';
      attemptId: string;
      testVersion: string | null;
      questionIds: readonly string[];
      timeLimitMinutes: number | undefined;
      now: number;
    }
  | { type: 'chose'; questionId: string; answer: string; now: number }
  | { type: 'moved'; index: number; questionCount: number }
  | { type: 'flagToggled'; questionId: string }
  | { type: 'hintToggled'; questionId: string }
  | { type: 'panelToggled' }
  | { type: 'paused'; now: number }
  | { type: 'resumed'; now: number }
  | { type: 'closed'; kind: Closing['kind']; now: number }
  | { type: 'attemptReplaced'; attemptId: string };

/** The runner's one state machine. `null` means that no attempt is active: the overview is shown. */
export function runnerReducer(run: Run | null, action: RunnerAction): Run | null {
  if (action.type === 'started') return run ?? startRun(action);
  if (run === null) return null;
  if (action.type === 'attemptReplaced') return { ...run, attemptId: action.attemptId };
  if (run.closing !== null) return run;

  if (action.type === 'closed') return { ...run, closing: closingOf(run, action.kind, action.now) };
  if (action.type === 'paused') return withCountdown(run, (time) => pauseCountdown(time, action.now));
  if (action.type === 'resumed') return withCountdown(run, (time) => resumeCountdown(time, action.now));
  if (action.type === 'panelToggled') return { ...run, isPanelOpen: !run.isPanelOpen };

  // A covered question cannot be worked on.
  return isPaused(run) ? run : workOn(run, action);
}

type WorkAction = Extract<RunnerAction, { type: 'chose' | 'moved' | 'flagToggled' | 'hintToggled' }>;

function workOn(run: Run, action: WorkAction): Run {
  if (action.type === 'moved') {
    return { ...run, currentIndex: clampIndex(action.index, action.questionCount) };
  }
  if (action.type === 'flagToggled') return { ...run, flagged: toggled(run.flagged, action.questionId) };
  if (action.type === 'hintToggled') return { ...run, openHints: toggled(run.openHints, action.questionId) };
  if (isTimeUp(run, action.now)) return run;

  return { ...run, answers: { ...run.answers, [action.questionId]: action.answer } };
}

export function isPaused(run: Run): boolean {
  return run.clock.kind === 'limited' && run.clock.countdown.state === 'paused';
}

export function isTimeUp(run: Run, now: number): boolean {
  return run.clock.kind === 'limited' && isExpired(run.clock.countdown, now);
}

export function answeredCount(run: Run): number {
  return Object.keys(run.answers).length;
}

/** The questions of a run as the exam words them now, in the run's order. One that was deleted meanwhile is left out. */
export function questionsOf<Q extends { id: string }>(
  questionIds: Run['questionIds'],
  questions: readonly Q[],
): Q[] {
  const questionById = new Map(questions.map((question) => [question.id, question]));

  return questionIds.flatMap((id) => questionById.get(id) ?? []);
}

/**
 * Fits a run that was kept over a reload to its questions as they are now: one that is gone, or an option whose wording
 * was changed, takes its answer with it.
 */
export function fitRun(run: Run, questions: readonly { id: string; options: readonly string[] }[]): Run {
  const currentIndex = clampIndex(run.currentIndex, questions.length);
  // What was submitted stays as it was: a repeat must send the same answers.
  if (run.closing !== null) return { ...run, currentIndex };

  const optionsById = new Map(questions.map((question) => [question.id, question.options]));
  const isKnown = (id: string) => optionsById.has(id);

  return {
    ...run,
    currentIndex,
    answers: Object.fromEntries(
      Object.entries(run.answers).filter(([id, answer]) => optionsById.get(id)?.includes(answer)),
    ),
    flagged: run.flagged.filter(isKnown),
    openHints: run.openHints.filter(isKnown),
  };
}

function startRun(start: Extract<RunnerAction, { type: 'started' }>): Run {
  const { attemptId, testVersion, questionIds, timeLimitMinutes, now } = start;

  return {
    attemptId,
    testVersion,
    questionIds,
    currentIndex: 0,
    answers: {},
    flagged: [],
    openHints: [],
    isPanelOpen: false,
    clock:
      timeLimitMinutes === undefined
        ? { kind: 'open', startedAt: now }
        : { kind: 'limited', countdown: startCountdown(timeLimitMinutes, now) },
    closing: null,
  };
}

function closingOf({ clock }: Run, kind: Closing['kind'], now: number): Closing {
  const completedAt = new Date(endOf(clock, now)).toISOString();

  return { kind, completedAt, timeSpent: kind === 'leave' ? 0 : timeSpent(clock, now) };
}

/** A test that ran out while its page was closed ended at its deadline, not when the page was opened again. */
function endOf(clock: Clock, now: number): number {
  if (clock.kind === 'open' || clock.countdown.state === 'paused') return now;

  return Math.min(now, clock.countdown.deadline);
}

function timeSpent(clock: Clock, now: number): number {
  if (clock.kind === 'limited') return usedSeconds(clock.countdown, now);

  // A device clock that was set back must not report negative time.
  return Math.max(0, Math.floor((now - clock.startedAt) / 1000));
}

function withCountdown(run: Run, change: (countdown: Countdown) => Countdown): Run {
  if (run.clock.kind === 'open') return run;

  return { ...run, clock: { kind: 'limited', countdown: change(run.clock.countdown) } };
}

function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

function clampIndex(index: number, count: number): number {
  return Math.min(Math.max(0, index), Math.max(0, count - 1));
}
