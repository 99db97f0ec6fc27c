import { settingsEndpoints } from '@second-bell/contract';

import { implement } from '#plugins/implement.ts';
import { ownerForWrite, ownerOf } from '#plugins/owner.ts';

import type { App } from '../../app-instance.ts';
import { changeSettings, getSettings } from './settings.service.ts';

export async function settingsRoutes(app: App): Promise<void> {
  const { read, change } = settingsEndpoints;

  implement(app, read, ({ params, request }) => getSettings(app.db, ownerOf(request, params.userId)));
  implement(app, change, ({ params, body, request, reply }) =>
    changeSettings(app.db, ownerForWrite(request, reply, params.userId), body),
  );
}
