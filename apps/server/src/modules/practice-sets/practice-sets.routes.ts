import { practiceSetEndpoints } from '@second-bell/contract';

import { implement } from '#plugins/implement.ts';
import { ownerOf } from '#plugins/owner.ts';

import type { App } from '../../app-instance.ts';
import { makePracticeSet } from './practice-sets.service.ts';

export async function practiceSetRoutes(app: App): Promise<void> {
  implement(app, practiceSetEndpoints.make, ({ params, body, request }) =>
    makePracticeSet(app, ownerOf(request, params.userId), body),
  );
}
