import { Readable } from 'node:stream';

import { exportEndpoints } from '@second-bell/contract';

import { administratorOf } from '#plugins/guard.ts';
import { implement } from '#plugins/implement.ts';
import { logSecurity } from '#plugins/security-log.ts';

import type { App } from '../../app-instance.ts';
import { attachmentHeader } from '../../file-names.ts';
import { exportContent } from './exports.service.ts';

type Options = { site?: string | undefined };

/** Questions as files. Pictures that belong to the site are read from the folder `site`. */
export async function exportRoutes(app: App, { site }: Options): Promise<void> {
  implement(app, exportEndpoints.export, async ({ query, request, reply }) => {
    logSecurity(request, 'exported', { administrator: administratorOf(request).id });
    const { name, mediaType, body } = await app.readLate((db) => exportContent({ db, site }, query));
    void reply
      .type(mediaType)
      .header('content-disposition', attachmentHeader(name))
      .header('cache-control', 'no-store');

    return reply.send(typeof body === 'string' ? body : Readable.from(body, { objectMode: false }));
  });
}
