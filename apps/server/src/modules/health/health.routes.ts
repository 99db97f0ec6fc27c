import { healthEndpoints } from '@second-bell/contract';

import { implement } from '#plugins/implement.ts';

import type { App } from '../../app-instance.ts';
import { touchDatabase } from './health.repo.ts';

export async function healthRoutes(app: App): Promise<void> {
  implement(app, healthEndpoints.health, async () => {
    await touchDatabase(app.db);

    return { status: 'ok' as const };
  });
  implement(
    app,
    healthEndpoints.ready,
    async () => {
      await touchDatabase(app.db);

      return { status: 'ready' as const };
    },
    { onRequest: app.refuseWhenFull },
  );
}
