import type { Attempt, CompleteAttempt, Exam, ExamQuestion, StoreAnswer } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import {
  type Closing,
  extendedSeconds,
  type ExtraTime,
  PLACEHOLDER_USER_ID,
  scorePercent,
  secondsPerAnswer,
} from '@second-bell/domain';

import { ApiError, call } from '#lib/api-client.ts';
import { readSettings } from '#lib/settings/settings.ts';

import { type Claim, type ClaimedQuestion, claimsOf, isChoice } from './claims.ts';
import type { Run } from './model.ts';

export type ClosingRun = Pick<Run, 'attemptId' | 'questionIds' | 'answers'> & { closing: Closing };

type Delivery = {
  exam: Pick<Exam, 'id' | 'scoringRule'>;
  questions: readonly ClaimedQuestion[];
  onReplaced: (attemptId: string) => void | Promise<void>;
};

/** How a run ended: by what was sent, or before it, in another tab or on another device. */
export type End = 'sent' | 'ended-elsewhere';

/** Browsers open about this many connections to one server; more would only wait in line. */
const ANSWERS_AT_ONCE = 6;

async function startAttempt(examId: string, totalQuestions: number): Promise<Attempt> {
  const { extraTime } = readSettings();
  const body = {
    userId: PLACEHOLDER_USER_ID,
    examId,
    totalQuestions,
    correctAnswers: 0,
    completed: false,
    types: 'all',
    ...(extraTime !== 'none' && { extraTime }),
  } as const;

  return call(calls.attempts.start, { body });
}

/** An attempt that has begun, and what it is about: the exam with the time that this learner has for it. */
export type Beginning = { attempt: Attempt; exam: Exam; questions: readonly ExamQuestion[] };

/**
 * Begins an attempt at an exam as it was loaded. Where a teacher has changed the exam since, the learner gets what the
 * server began the attempt on; an attempt that was begun on another number of questions could never be checked, so it is
 * begun again.
 */
export async function beginAttempt(exam: Exam, questions: readonly ExamQuestion[]): Promise<Beginning> {
  const attempt = await startAttempt(exam.id, questions.length);
  if (attempt.testVersion === questions[0]?.testVersion) {
    return { attempt, exam: withExtraTime(exam, attempt.extraTime), questions };
  }

  const [newExam, newQuestions] = await Promise.all([
    call(calls.exams.exam, { params: { examId: exam.id } }),
    call(calls.attempts.questions, { params: { id: attempt.id } }),
  ]);
  if (newQuestions.length !== questions.length) return beginAttempt(newExam, newQuestions);

  return { attempt, exam: withExtraTime(newExam, attempt.extraTime), questions: newQuestions };
}

/** The exam as a learner takes it who needs more time, or none at all to end it. */
export function withExtraTime<E extends Pick<Exam, 'timeLimit'>>(exam: E, extraTime: ExtraTime = 'none'): E {
  const { timeLimit, ...untimed } = exam;
  const seconds = timeLimit === undefined ? null : extendedSeconds(timeLimit * 60, extraTime);

  return { ...(untimed as E), ...(seconds !== null && { timeLimit: seconds / 60 }) };
}

/** One payload per answered question, in the exam's order (spec section 7). */
export function answerPayloads(
  run: ClosingRun,
  questions: readonly ClaimedQuestion[],
  claims: Claims,
): StoreAnswer[] {
  const answered = questions.filter(({ id }) => run.answers[id] !== undefined);
  const timeSpent = secondsPerAnswer(run.closing.timeSpent, answered.length);

  return answered.map((question) => {
    const answer = run.answers[question.id];

    return {
      attemptId: run.attemptId,
      questionId: question.id,
      ...(isChoice(question)
        ? { userAnswer: typeof answer === 'string' ? answer : '' }
        : { response: answer }),
      isCorrect: claims.get(question.id)?.isCorrect === true,
      timeSpent,
    };
  });
}

type Claims = ReadonlyMap<string, Claim>;

/** The result of those answers that the server took, over every question that the run was begun with. */
export function resultPayload(
  { closing, questionIds }: Pick<ClosingRun, 'closing' | 'questionIds'>,
  stored: readonly Pick<StoreAnswer, 'questionId' | 'isCorrect'>[],
  claims: Claims,
): CompleteAttempt {
  const points = stored.reduce((sum, { questionId }) => sum + (claims.get(questionId)?.points ?? 0), 0);
  const maxPoints = questionIds.reduce((sum, id) => sum + (claims.get(id)?.maxPoints ?? 1), 0);

  return {
    completed: true,
    completedAt: closing.completedAt,
    score: scorePercent(points, maxPoints),
    correctAnswers: stored.filter(({ isCorrect }) => isCorrect).length,
    timeSpent: closing.timeSpent,
  };
}

/**
 * Sends the end of a run: its answers, then the result. Sending it again is safe, the server keeps doubles once.
 *
 * An attempt that was already completed elsewhere stays as it was completed. Throws an `ApiError` with status 404
 * where the server does not know the attempt.
 */
export async function sendClosing(
  run: ClosingRun,
  { exam, questions }: Pick<Delivery, 'exam' | 'questions'>,
): Promise<End> {
  const claims = await claimsOf(questions, run.answers, exam.scoringRule);
  const stored = await storeAnswers(
    run.closing.kind === 'leave' ? [] : answerPayloads(run, questions, claims),
  );
  const body = resultPayload(run, stored, claims);

  try {
    await call(calls.attempts.complete, { params: { id: run.attemptId }, body });

    return 'sent';
  } catch (error) {
    if (!hasStatus(error, 409)) throw error;

    return 'ended-elsewhere';
  }
}

/**
 * Sends the end of a run, under a new attempt where the server no longer knows the old one (its guest cookie was
 * cleared, or it was set up anew), so that no answer is lost. `onReplaced` is told the new attempt's id.
 */
export async function deliverRun(run: ClosingRun, delivery: Delivery): Promise<End> {
  const { exam, onReplaced } = delivery;
  try {
    return await sendClosing(run, delivery);
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    // There is nothing to leave.
    if (run.closing.kind === 'leave') return 'sent';

    // Only a read hands out a new guest cookie: without one, the new attempt would be nobody's.
    await call(calls.exams.exam, { params: { examId: exam.id } });
    const { id } = await startAttempt(exam.id, run.questionIds.length);
    await onReplaced(id);

    return sendClosing({ ...run, attemptId: id }, delivery);
  }
}

export function hasStatus(error: unknown, ...statuses: number[]): boolean {
  return error instanceof ApiError && statuses.includes(error.status);
}

/** Stores all answers, a few at a time, and returns those that the server took. */
async function storeAnswers(answers: readonly StoreAnswer[]): Promise<StoreAnswer[]> {
  const stored: StoreAnswer[] = [];
  const queue = answers.values();
  const worker = async () => {
    for (const answer of queue) {
      if (await storeAnswer(answer)) stored.push(answer);
    }
  };
  await Promise.all(Array.from({ length: ANSWERS_AT_ONCE }, worker));

  return stored;
}

/** A question deleted meanwhile (404), or an attempt completed elsewhere (409), must not hold up the other answers. */
async function storeAnswer(body: StoreAnswer): Promise<boolean> {
  try {
    await call(calls.attempts.storeAnswer, { body });
    return true;
  } catch (error) {
    if (hasStatus(error, 404, 409)) return false;
    throw error;
  }
}
