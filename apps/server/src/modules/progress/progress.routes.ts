import { progressEndpoints } from '@second-bell/contract';

import { implement } from '#plugins/implement.ts';
import { ownerForWrite, ownerOf } from '#plugins/owner.ts';

import type { App } from '../../app-instance.ts';
import { Versions } from '../test-versions/test-versions.service.ts';
import { getAnsweredQuestions } from './answered-questions.service.ts';
import { setGoal, setNote } from './notes.service.ts';
import { getOverview, getSessions } from './overview.service.ts';

export async function progressRoutes(app: App): Promise<void> {
  const { db } = app;
  const versions = new Versions();

  implement(app, progressEndpoints.answeredQuestions, ({ params, query, request }) =>
    getAnsweredQuestions({ db, versions }, ownerOf(request, params.userId), query),
  );
  implement(app, progressEndpoints.overview, ({ params, query, request }) =>
    getOverview(db, ownerOf(request, params.userId), query),
  );
  implement(app, progressEndpoints.sessions, ({ params, query, request }) =>
    getSessions(db, ownerOf(request, params.userId), query),
  );
  implement(app, progressEndpoints.setGoal, ({ params, body, request, reply }) =>
    setGoal(db, ownerForWrite(request, reply, params.userId), body.daysPerWeek),
  );
  implement(app, progressEndpoints.setNote, ({ params, body, request, reply }) =>
    setNote(db, ownerForWrite(request, reply, params.userId), params.questionId, body),
  );
}
