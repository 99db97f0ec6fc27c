import { attemptEndpoints } from '@second-bell/contract';

import { guestOf } from '#plugins/guest.ts';
import { implement } from '#plugins/implement.ts';

import type { App } from '../../app-instance.ts';
import { AnswerStore } from './answers.service.ts';
import * as attempts from './attempts.service.ts';
import { getProgress } from './progress.service.ts';

export async function attemptRoutes(app: App): Promise<void> {
  const { db } = app;
  const answers = new AnswerStore(db, app.content);
  const { start, storeAnswer, complete, ofUser, progress, one, answers: answersOf } = attemptEndpoints;

  implement(app, start, ({ body, request }) => attempts.startAttempt(db, guestOf(request), body));
  implement(app, storeAnswer, ({ body, request }) => answers.store(guestOf(request), body));
  implement(app, complete, ({ params, body, request }) =>
    attempts.completeAttempt(db, guestOf(request), params.id, body),
  );
  implement(app, ofUser, ({ params, request }) =>
    attempts.getAttemptsOfUser(db, guestOf(request), params.userId),
  );
  implement(app, progress, ({ params, request }) => getProgress(db, guestOf(request), params.userId));
  implement(app, one, ({ params, request }) => attempts.getAttempt(db, guestOf(request), params.id));
  implement(app, answersOf, ({ params, request }) => attempts.getAnswers(db, guestOf(request), params.id));
}
