import { IMAGE_MAX_BYTES, imageEndpoints } from '@second-bell/contract';

import { deskOf } from '#modules/desk/desk.ts';
import { fileOf, registerForms } from '#plugins/forms.ts';
import { implement } from '#plugins/implement.ts';

import type { App } from '../../app-instance.ts';
import { getImage, storeImage } from './images.service.ts';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Pictures, for anyone who has their address. */
export async function imageRoutes(app: App): Promise<void> {
  implement(app, imageEndpoints.image, async ({ params, request, reply }) => {
    const etag = `"${params.id}"`;
    const { mediaType, bytes } = await getImage(app, params.id);
    void reply.header('etag', etag).header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();

    void reply.type(mediaType);

    return bytes;
  });
}

export async function imageAdministrationRoutes(app: App): Promise<void> {
  await registerForms(app, { maxBytes: IMAGE_MAX_BYTES });
  implement(app, imageEndpoints.upload, ({ request }) => storeImage(deskOf(app, request), fileOf(request)));
}
