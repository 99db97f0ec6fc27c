import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

import { ownAccountEndpoints } from '@second-bell/contract';
import type { FastifyReply } from 'fastify';

import { findAccount, sessionOf } from '#plugins/guard.ts';
import { guestOf } from '#plugins/guest.ts';
import { implement } from '#plugins/implement.ts';
import { clearSessionCookie, sessionTokenOf } from '#plugins/session-cookie.ts';
import { limitHourly } from '#plugins/write-limits.ts';

import type { App } from '../../app-instance.ts';
import { attachmentHeader } from '../../file-names.ts';
import { browserOf, welcome } from './browser.ts';
import type { Post } from './one-time-links.service.ts';
import { presentAccount, presentSignedIn } from './own-account.presenter.ts';
import { confirmEmail, deleteAccount, rename, requestEmail } from './own-account.service.ts';
import { archiveOfData, jsonOfData } from './own-data.service.ts';
import { changePassword } from './password-change.service.ts';
import { endOtherSessions, endOwnSession, getOwnSessions, logOutToken } from './sessions.service.ts';
import { confirmSignUp, signUp } from './sign-up.service.ts';
import { requestReset, resetPassword, signIn } from './site-session.service.ts';

/** From one network, and so from a school: each may send a mail. */
const MAILS_AN_HOUR = 600;
/** Longer than it takes for any address: how long it took tells nobody which are known. */
const MAIL_MS = 400;

/** What a learner does about the own account, and how they get to it. */
export async function ownAccountRoutes(app: App, post: Post): Promise<void> {
  const { db, vault } = app;
  const { me, rename: renaming, ...endpoints } = ownAccountEndpoints;
  const mayMail = { onRequest: limitHourly(MAILS_AN_HOUR) };

  implement(app, me, async ({ request, reply }) => {
    await findAccount(request, reply);

    return { account: request.session && presentSignedIn(request.session) };
  });
  implement(app, renaming, async ({ body, request }) => {
    const { user, isFresh } = sessionOf(request);

    return presentAccount(await rename(db, user.id, body.name), isFresh);
  });

  implement(
    app,
    endpoints.signUp,
    ({ body, request }) => inTime(signUp(db, post, { ...body, guestId: guestOf(request) })),
    mayMail,
  );
  implement(app, endpoints.confirmSignUp, async ({ body, request, reply }) => {
    const signedIn = await confirmSignUp(db, body.token, browserOf(request));

    return { account: signedIn ? welcome(request, reply, signedIn) : null };
  });
  implement(app, endpoints.signIn, async ({ body, request, reply }) =>
    welcome(request, reply, await signIn(db, vault, { ...body, address: request.ip }, browserOf(request))),
  );
  implement(app, endpoints.signOut, async ({ request, reply }) => {
    await logOutToken(db, sessionTokenOf(request));
    clearSessionCookie(request, reply);
  });
  implement(app, endpoints.requestReset, ({ body }) => inTime(requestReset(db, post, body.email)), mayMail);
  implement(app, endpoints.reset, async ({ body, request, reply }) =>
    welcome(request, reply, await resetPassword(db, vault, body, browserOf(request))),
  );
  implement(app, endpoints.confirmEmail, async ({ body }) => ({
    email: await confirmEmail(db, post, body.token),
  }));

  implement(app, endpoints.sessions, ({ request }) => getOwnSessions(db, sessionOf(request)));
  implement(app, endpoints.endSession, ({ params, request }) =>
    endOwnSession(db, sessionOf(request), params.id),
  );
  implement(app, endpoints.endOtherSessions, ({ request }) => endOtherSessions(db, sessionOf(request)));
  implement(app, endpoints.changePassword, ({ body, request }) =>
    changePassword(db, sessionOf(request), { ...body, address: request.ip }),
  );
  implement(
    app,
    endpoints.requestEmail,
    ({ body, request }) =>
      inTime(requestEmail(db, post, sessionOf(request).user, { ...body, address: request.ip })),
    mayMail,
  );
  implement(app, endpoints.dataJson, ({ request, reply }) =>
    sendFile(reply, 'second-bell.json', 'application/json', jsonOfData(db, sessionOf(request).user)),
  );
  implement(app, endpoints.dataCsv, ({ request, reply }) =>
    sendFile(reply, 'second-bell.zip', 'application/zip', archiveOfData(db, sessionOf(request).user)),
  );
  implement(app, endpoints.deleteAccount, async ({ body, request, reply }) => {
    await deleteAccount(db, sessionOf(request), { ...body, address: request.ip });
    clearSessionCookie(request, reply);
  });
}

async function inTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, setTimeout(MAIL_MS)]);
}

function sendFile(
  reply: FastifyReply,
  name: string,
  mediaType: string,
  body: AsyncIterable<string | Uint8Array>,
): FastifyReply {
  void reply.type(mediaType).header('content-disposition', attachmentHeader(name));

  return reply.send(Readable.from(body, { objectMode: false }));
}
