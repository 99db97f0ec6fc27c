import * as z from 'zod/mini';

import { secondFactorCodeSchema } from './accounts.ts';
import { endpoint, type EndpointShape } from './endpoint.ts';
import { countSchema, NAME_MAX_LENGTH, requiredText } from './fields.ts';
import type { Policy } from './policies.ts';
import { routes } from './routes.ts';

const passwordSchema = requiredText(NAME_MAX_LENGTH);

export const secondFactorSchema = z.object({
  /** A login asks for a code of an app. */
  enabled: z.boolean(),
  recoveryCodesLeft: countSchema,
});
/** For an app that makes codes: the secret in base32 to type, and the address that a picture holds. */
export const enrolledSecondFactorSchema = z.object({ secret: z.string(), uri: z.string() });
export const enrolSecondFactorSchema = z.object({ password: passwordSchema });
/** The password, and a code of the app or a recovery code. */
export const secondFactorProofSchema = z.object({ password: passwordSchema, code: secondFactorCodeSchema });
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export type SecondFactorState = z.infer<typeof secondFactorSchema>;
export type EnrolledSecondFactor = z.infer<typeof enrolledSecondFactorSchema>;
export type SecondFactorProof = z.infer<typeof secondFactorProofSchema>;

type Method = 'GET' | 'POST';
type Place<M extends Method> = { method: M; path: EndpointShape['path'] };
type Places = Record<'enrol' | 'confirm' | 'renewCodes' | 'remove', Place<'POST'>> & { state: Place<'GET'> };

/** The same for whoever works at the desk and for whoever has an account on the site; each by their own kind of session. */
function secondFactorOf(places: Places, policy: Policy) {
  return {
    state: endpoint({
      ...places.state,
      summary: 'Whether signing in asks the caller for a code',
      policy,
      response: secondFactorSchema,
    }),
    enrol: endpoint({
      ...places.enrol,
      summary: 'Makes a secret for an app; nothing is asked for until a code has confirmed it',
      policy,
      body: enrolSecondFactorSchema,
      response: enrolledSecondFactorSchema,
    }),
    confirm: endpoint({
      ...places.confirm,
      summary: 'Switches codes on with a first one; answers ten recovery codes, once',
      policy,
      body: z.object({ code: secondFactorCodeSchema }),
      response: recoveryCodesSchema,
    }),
    renewCodes: endpoint({
      ...places.renewCodes,
      summary: 'Answers ten new recovery codes, once; those from before no longer count',
      policy,
      body: secondFactorProofSchema,
      response: recoveryCodesSchema,
    }),
    remove: endpoint({
      ...places.remove,
      summary: 'Switches codes off',
      policy,
      body: secondFactorProofSchema,
      response: z.undefined(),
      status: 204,
    }),
  };
}

export const secondFactorEndpoints = secondFactorOf(routes.secondFactor, 'desk.account');
export const ownSecondFactorEndpoints = secondFactorOf(routes.ownSecondFactor, 'account.own');
