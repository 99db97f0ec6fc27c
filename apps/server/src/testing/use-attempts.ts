import { beforeEach } from 'vitest';

import { givenContent } from './given-content.ts';
import { GUEST, useApp } from './use-app.ts';

export const START = {
  userId: 'guest',
  examId: 'math-1',
  totalQuestions: 2,
  correctAnswers: 0,
  completed: false,
};
export const RESULT = {
  completed: true,
  completedAt: '2026-11-20T10:00:00.000Z',
  score: 50,
  correctAnswers: 1,
  timeSpent: 90,
};

/** The app with some content, and the calls of a run through its test `math-1`. Call inside the file, outside any test. */
export function useAttempts() {
  const server = useApp();
  beforeEach(() => givenContent(server.db));

  async function givenAttempt(guest: string | undefined = GUEST): Promise<string> {
    const { body } = await server.call({ method: 'POST', url: '/api/test-attempts', body: START, guest });

    return body.id;
  }

  function sendAnswer(attemptId: string, questionId: string, userAnswer: string, more: object = {}) {
    const body = { attemptId, questionId, userAnswer, isCorrect: true, timeSpent: 45, ...more };

    return server.call({ method: 'POST', url: '/api/user-answers', body, guest: GUEST });
  }

  function complete(attemptId: string, more: object = {}, guest = GUEST) {
    const url = `/api/test-attempts/${attemptId}`;

    return server.call({ method: 'PATCH', url, body: { ...RESULT, ...more }, guest });
  }

  async function answersOf(attemptId: string) {
    return (await server.call({ url: `/api/test-attempts/${attemptId}/answers`, guest: GUEST })).body;
  }

  return { server, givenAttempt, sendAnswer, complete, answersOf };
}
