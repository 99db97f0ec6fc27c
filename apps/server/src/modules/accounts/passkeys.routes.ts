import { passkeyEndpoints } from '@second-bell/contract';

import { sessionOf } from '#plugins/guard.ts';
import { implement } from '#plugins/implement.ts';

import type { App } from '../../app-instance.ts';
import { browserOf, welcome } from './browser.ts';
import { deviceOf } from './device.ts';
import * as passkeys from './passkeys.service.ts';

export async function passkeyRoutes(app: App, site: { publicUrl: string }): Promise<void> {
  const { db } = app;
  const { passkeys: list, options, add, rename, remove, signInOptions, signIn } = passkeyEndpoints;

  implement(app, list, ({ request }) => passkeys.getPasskeys(db, sessionOf(request)));
  implement(app, options, ({ request }) => passkeys.newPasskeyOptions(db, site, sessionOf(request)));
  implement(app, add, ({ body, request }) => {
    const name = body.name ?? deviceOf(request) ?? 'Passkey';

    return passkeys.addPasskey(db, site, { ...body, name, user: sessionOf(request).user });
  });
  implement(app, rename, ({ params, body, request }) =>
    passkeys.renamePasskey(db, sessionOf(request), params.id, body.name.trim()),
  );
  implement(app, remove, ({ params, request }) => passkeys.removePasskey(db, sessionOf(request), params.id));
  implement(app, signInOptions, () => passkeys.signInOptions(db, site));
  implement(app, signIn, async ({ body, request, reply }) =>
    welcome(request, reply, await passkeys.signInByPasskey(db, site, body, browserOf(request))),
  );
}
