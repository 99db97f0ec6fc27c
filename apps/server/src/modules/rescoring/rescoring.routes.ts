import { rescoringEndpoints } from '@second-bell/contract';

import { deskOf } from '#modules/desk/desk.ts';
import { implement } from '#plugins/implement.ts';

import type { App } from '../../app-instance.ts';
import { previewRescore, rescore } from './rescoring.service.ts';
import { undoRescore } from './undo.service.ts';

export async function rescoringRoutes(app: App): Promise<void> {
  const { preview, rescore: correct, undo } = rescoringEndpoints;

  implement(app, preview, ({ params }) => previewRescore(app.db, params.id));
  implement(app, correct, ({ request, params, body }) => rescore(deskOf(app, request), params.id, body));
  implement(app, undo, ({ request, params }) => undoRescore(deskOf(app, request), params.id));
}
