import { itemHealthEndpoints } from '@second-bell/contract';

import { implement } from '#plugins/implement.ts';

import type { App } from '../../app-instance.ts';
import { attachmentHeader, fileNameOf } from '../../file-names.ts';
import { printItemHealth } from './item-health-csv.ts';
import { getItemHealth } from './item-health.service.ts';

/** How the questions of a practice test work, for those who write them. */
export async function itemHealthRoutes(app: App): Promise<void> {
  const { itemHealth, itemHealthFile } = itemHealthEndpoints;
  const { content } = app;
  const healthOf = (id: string) => app.readLate((db) => getItemHealth({ db, content }, id));

  implement(app, itemHealth, ({ params }) => healthOf(params.id));
  implement(app, itemHealthFile, async ({ params, reply }) => {
    const health = await healthOf(params.id);
    const name = `${fileNameOf(health.test.title)}-item-health.csv`;
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachmentHeader(name))
      .header('cache-control', 'no-store');

    return reply.send(printItemHealth(health));
  });
}
