import * as z from 'zod/mini';

import { secondFactorCodeSchema } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { countSchema, NAME_MAX_LENGTH, requiredText } from './fields.ts';
import { routes } from './routes.ts';

const passwordSchema = requiredText(NAME_MAX_LENGTH);

export const secondFactorSchema = z.object({
  /** A login asks for a code of an app. */
  enabled: z.boolean(),
  recoveryCodesLeft: countSchema,
});
/** For an app that makes codes: the secret in base32 to type, and the address that a picture holds. */
export const enrolledSecondFactorSchema = z.object({ secret: z.string(), uri: z.string() });

export type SecondFactorState = z.infer<typeof secondFactorSchema>;
export type EnrolledSecondFactor = z.infer<typeof enrolledSecondFactorSchema>;

export const secondFactorEndpoints = {
  state: endpoint({
    ...routes.secondFactor.state,
    summary: 'Whether a login of the administrator asks for a code',
    policy: 'desk.account',
    response: secondFactorSchema,
  }),
  enrol: endpoint({
    ...routes.secondFactor.enrol,
    summary: 'Makes a secret for an app; nothing is asked for until a code has confirmed it',
    policy: 'desk.account',
    body: z.object({ password: passwordSchema }),
    response: enrolledSecondFactorSchema,
  }),
  confirm: endpoint({
    ...routes.secondFactor.confirm,
    summary: 'Switches codes on with a first one; answers ten recovery codes, once',
    policy: 'desk.account',
    body: z.object({ code: secondFactorCodeSchema }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  remove: endpoint({
    ...routes.secondFactor.remove,
    summary: 'Switches codes off',
    policy: 'desk.account',
    body: z.object({ password: passwordSchema, code: secondFactorCodeSchema }),
    response: z.undefined(),
    status: 204,
  }),
};
