import { attemptEndpoints, attemptLogEndpoints } from '@second-bell/contract';

import { callerOf, guestForStart } from '#plugins/guest.ts';
import { implement } from '#plugins/implement.ts';

import type { App } from '../../app-instance.ts';
import { Versions } from '../test-versions/test-versions.service.ts';
import { AnswerStore } from './answers.service.ts';
import * as log from './attempt-log.service.ts';
import * as attempts from './attempts.service.ts';
import { OpenAttempts } from './open-attempts.ts';
import { getProgress } from './progress.service.ts';

export async function attemptRoutes(app: App): Promise<void> {
  const { db, content } = app;
  const versions = new Versions();
  const openAttempts = new OpenAttempts();
  const answers = new AnswerStore({ db, versions, openAttempts });
  const {
    start,
    storeAnswer,
    complete,
    ofUser,
    progress,
    one,
    answers: answersOf,
    questions,
  } = attemptEndpoints;

  implement(app, start, ({ body, request, reply }) =>
    attempts.startAttempt({ db, content, openAttempts }, guestForStart(request, reply), body),
  );
  implement(app, storeAnswer, ({ body, request }) => answers.store(callerOf(request), body));
  implement(app, complete, ({ params, body, request }) =>
    attempts.completeAttempt(db, callerOf(request), params.id, body),
  );
  implement(app, ofUser, ({ params, request }) =>
    attempts.getAttemptsOfUser(db, callerOf(request), params.userId),
  );
  implement(app, progress, ({ params, request }) => getProgress(db, callerOf(request), params.userId));
  implement(app, one, ({ params, request }) => attempts.getAttempt(db, callerOf(request), params.id));
  implement(app, answersOf, ({ params, request }) =>
    attempts.getAnswers({ db, versions }, callerOf(request), params.id),
  );
  implement(app, attemptLogEndpoints.send, ({ params, body, request }) =>
    log.sendEvents({ db, versions }, callerOf(request), params.id, body),
  );
  implement(app, attemptLogEndpoints.read, ({ params, request }) =>
    log.readEvents({ db, versions }, callerOf(request), params.id),
  );
  implement(app, attemptLogEndpoints.open, ({ params, request }) =>
    log.getOpenAttempts(db, callerOf(request), params.userId),
  );
  implement(app, questions, ({ params, request }) =>
    attempts.getAttemptQuestions({ db, versions }, callerOf(request), params.id),
  );
}
