// Learners who answer test after test, as browsers send it, and who remember what they were told is stored.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const EXAM = 'ged-mathematical-reasoning-1';
/** A person who answers quickly; and how soon a page tries again what failed. */
const THINK_MS = 100;
const AGAIN_MS = 300;
const GIVE_UP_MS = 10_000;

/** So many, until they are stopped. What fails is sent again, as the page does. */
export function startLearners(url, count) {
  const sheets = [];
  const stopping = new AbortController();
  const errors = [];
  let acknowledged = 0;
  let lastStoredAt = performance.now();
  let longestGap = 0;

  const call = async (guest, path, body) => {
    for (;;) {
      const kind = await tryOnce(guest, path, body).catch((error) => error.cause?.code ?? error.name);
      if (typeof kind === 'object') return kind;
      errors.push({ kind, endedAt: performance.now() });
      if (stopping.signal.aborted) return undefined;
      await wait(AGAIN_MS);
    }
  };
  const tryOnce = async (guest, path, body) => {
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie: `guest=${guest}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    if (!response.ok) return `status ${response.status}`;

    return response.json();
  };
  const noteStored = () => {
    const now = performance.now();
    longestGap = Math.max(longestGap, now - lastStoredAt);
    lastStoredAt = now;
    acknowledged += 1;
  };

  const learn = async (guest) => {
    while (!stopping.signal.aborted) {
      const start = {
        userId: 'guest',
        examId: EXAM,
        totalQuestions: 46,
        correctAnswers: 0,
        completed: false,
      };
      const attempt = await call(guest, '/api/test-attempts', start);
      const list = attempt && (await call(guest, `/api/test-attempts/${attempt.id}/questions`));
      if (!list) return;
      const sheet = { guest, attempt: attempt.id, answers: new Map() };
      sheets.push(sheet);
      for (const { id: questionId, options } of list) {
        if (stopping.signal.aborted) return;
        const userAnswer = options[Math.floor(Math.random() * options.length)];
        const answer = { attemptId: attempt.id, questionId, userAnswer, isCorrect: false, timeSpent: 1 };
        if (!(await call(guest, '/api/user-answers', answer))) return;
        sheet.answers.set(questionId, userAnswer);
        noteStored();
        await wait(THINK_MS * (0.5 + Math.random()));
      }
    }
  };
  const learning = Array.from({ length: count }, () => learn(randomUUID()));

  return {
    /** Since it was asked last. */
    takeErrors: () => errors.splice(0),
    takeAcknowledged: () => {
      const taken = acknowledged;
      acknowledged = 0;

      return taken;
    },
    /** The longest time in which no answer of anybody was stored, in milliseconds. */
    takeLongestGap: () => {
      const taken = longestGap;
      longestGap = 0;

      return taken;
    },
    hasStoredSince: (moment) => lastStoredAt >= moment,
    stop: async () => {
      stopping.abort();
      await Promise.all(learning);
    },
    /** What is stored beside what they were told is stored. */
    compare: async () => {
      const counts = { acknowledged: 0, lost: 0, doubled: 0 };
      for (const { guest, attempt, answers } of sheets) {
        const stored = (await call(guest, `/api/test-attempts/${attempt}/answers`)) ?? [];
        const byQuestion = Map.groupBy(stored, ({ questionId }) => questionId);
        for (const [questionId, userAnswer] of answers) {
          const rows = byQuestion.get(questionId) ?? [];
          counts.acknowledged += 1;
          if (rows.length > 1) counts.doubled += 1;
          if (!rows.some((row) => row.userAnswer === userAnswer)) counts.lost += 1;
        }
      }

      return counts;
    },
  };
}
