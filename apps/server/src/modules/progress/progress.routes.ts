import { progressEndpoints } from '@second-bell/contract';

import { implement } from '#plugins/implement.ts';
import { ownerOf } from '#plugins/owner.ts';

import type { App } from '../../app-instance.ts';
import { Versions } from '../test-versions/test-versions.service.ts';
import { getAnsweredQuestions } from './answered-questions.service.ts';

export async function progressRoutes(app: App): Promise<void> {
  const { db } = app;
  const versions = new Versions();

  implement(app, progressEndpoints.answeredQuestions, ({ params, query, request }) =>
    getAnsweredQuestions({ db, versions }, ownerOf(request, params.userId), query),
  );
}
