import { practiceAnswerEndpoints } from '@second-bell/contract';

import { implement } from '#plugins/implement.ts';
import { ownerForWrite } from '#plugins/owner.ts';

import type { App } from '../../app-instance.ts';
import { storePracticeAnswers } from './practice-answers.service.ts';

export async function answeredRoutes(app: App): Promise<void> {
  implement(app, practiceAnswerEndpoints.store, ({ params, body, request, reply }) =>
    storePracticeAnswers(app, ownerForWrite(request, reply, params.userId), body.answers),
  );
}
