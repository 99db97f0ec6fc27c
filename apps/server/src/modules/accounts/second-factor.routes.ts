import { ownSecondFactorEndpoints, secondFactorEndpoints } from '@second-bell/contract';

import { sessionOf } from '#plugins/guard.ts';
import { implement } from '#plugins/implement.ts';
import { logSecurity } from '#plugins/security-log.ts';

import type { App } from '../../app-instance.ts';
import * as factor from './second-factor.service.ts';

/** Codes of an app, for whoever is signed in: at the desk by its token, on the site by its cookie. */
export async function secondFactorRoutes(app: App): Promise<void> {
  register(app, secondFactorEndpoints);
  register(app, ownSecondFactorEndpoints);
}

type Endpoints = typeof secondFactorEndpoints;

function register(app: App, { state, enrol, confirm, renewCodes, remove }: Endpoints): void {
  const { db, vault } = app;

  implement(app, state, ({ request }) => factor.getSecondFactor(db, sessionOf(request).user));
  implement(app, enrol, ({ body, request }) =>
    factor.enrol(db, vault, sessionOf(request).user, { ...body, address: request.ip }),
  );
  implement(app, confirm, async ({ body, request }) => {
    const recoveryCodes = await factor.confirmSecondFactor(db, vault, sessionOf(request).user, body.code);
    logSecurity(request, 'second_factor_on');

    return { recoveryCodes };
  });
  implement(app, renewCodes, async ({ body, request }) => {
    const proof = { ...body, address: request.ip };
    const recoveryCodes = await factor.renewRecoveryCodes(db, vault, sessionOf(request).user, proof);
    logSecurity(request, 'recovery_codes_renewed');

    return { recoveryCodes };
  });
  implement(app, remove, async ({ body, request }) => {
    await factor.removeSecondFactor(db, vault, sessionOf(request).user, { ...body, address: request.ip });
    logSecurity(request, 'second_factor_off');
  });
}
