import { setTimeout } from 'node:timers/promises';

import { accountEndpoints } from '@second-bell/contract';

import { administratorOf, sessionOf } from '#plugins/guard.ts';
import { implement } from '#plugins/implement.ts';
import { limitHourly } from '#plugins/write-limits.ts';

import type { App } from '../../app-instance.ts';
import * as administrators from './administrators.service.ts';
import { deviceOf } from './device.ts';
import * as links from './one-time-links.service.ts';
import { changePassword } from './password-change.service.ts';
import { endOwnSession, getOwnSessions, logOut, logOutEverywhere } from './sessions.service.ts';
import { logIn } from './sign-in.service.ts';

/** From one network: each may send a mail. */
const LINKS_AN_HOUR = 20;
/** Longer than it takes for an administrator: how long it took tells nobody who is one. */
const LINK_MS = 250;

async function atLeast(ms: number, work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), setTimeout(ms)]);
}

export async function accountRoutes(app: App, post: links.Post): Promise<void> {
  const { db, vault } = app;
  const endpoints = accountEndpoints;

  implement(app, endpoints.login, ({ body, request }) =>
    logIn(db, vault, { ...body, address: request.ip, device: deviceOf(request) }),
  );
  implement(app, endpoints.logout, ({ request }) => logOut(db, sessionOf(request)));
  implement(app, endpoints.ownSessions, ({ request }) => getOwnSessions(db, sessionOf(request)));
  implement(app, endpoints.endOwnSession, ({ params, request }) =>
    endOwnSession(db, sessionOf(request), params.id),
  );
  implement(app, endpoints.logoutEverywhere, ({ request }) => logOutEverywhere(db, sessionOf(request)));
  implement(app, endpoints.changePassword, ({ body, request }) =>
    changePassword(db, sessionOf(request), { ...body, address: request.ip }),
  );
  implement(
    app,
    endpoints.requestPasswordLink,
    ({ body }) => atLeast(LINK_MS, () => links.sendPasswordLink(db, post, body.email)),
    { onRequest: limitHourly(LINKS_AN_HOUR) },
  );
  implement(app, endpoints.acceptInvitation, ({ body, request }) =>
    links.acceptLink(db, vault, { ...body, device: deviceOf(request) }),
  );

  implement(app, endpoints.administrators, () => administrators.getAdministrators(db));
  implement(app, endpoints.invite, ({ body, request }) =>
    administrators.invite(db, post, administratorOf(request), body),
  );
  implement(app, endpoints.removeAdministrator, ({ params, request }) =>
    administrators.removeAdministrator(db, administratorOf(request), params.id),
  );
}
