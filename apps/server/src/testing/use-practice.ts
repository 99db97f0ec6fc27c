import type { PracticeAnswer } from '@second-bell/contract';

import { GUEST, type useApp } from './use-app.ts';

/** An answer in practice to the first question of `givenContent`, right unless something else is given. */
export function givenPracticeAnswer(id: string, more: Partial<PracticeAnswer> = {}): PracticeAnswer {
  return {
    id,
    sessionId: 'session-1',
    kind: 'learn',
    practiceTestId: 'math-1',
    questionId: 'math-1-q1',
    userAnswer: '4',
    notSure: false,
    timeSpent: 20,
    answeredAt: '2026-11-20T10:00:00.000Z',
    ...more,
  };
}

/** The calls of practice and of what becomes of it. */
export function usePractice(server: ReturnType<typeof useApp>) {
  const send = (answers: readonly object[], guest = GUEST, userId = 'guest') =>
    server.call({
      method: 'POST',
      url: `/api/users/${userId}/practice-answers`,
      body: { answers },
      guest,
    });
  const answered = (query = '', guest = GUEST) =>
    server.call({ url: `/api/users/guest/answered-questions${query}`, guest });

  return { send, answered };
}
