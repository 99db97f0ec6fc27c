import * as z from 'zod/mini';

import { emailSchema, PASSWORD_MAX_LENGTH } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { described, idSchema, momentSchema, NAME_MAX_LENGTH, requiredText, text } from './fields.ts';
import { routes } from './routes.ts';

/** Of who learns; who works at the desk needs `PASSWORD_MIN_LENGTH`. */
export const LEARNER_PASSWORD_MIN_LENGTH = 8;

const newPasswordSchema = text(PASSWORD_MAX_LENGTH).check(
  z.minLength(LEARNER_PASSWORD_MIN_LENGTH, `Use at least ${LEARNER_PASSWORD_MIN_LENGTH} characters`),
);
const nameSchema = described(text(NAME_MAX_LENGTH), { description: 'Empty where none is given' });
const codeOfLinkSchema = described(requiredText(NAME_MAX_LENGTH), {
  description: 'The one-time code of the link',
});

/** The account that a caller is signed in to on the site, by a cookie. */
export const accountSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  role: z.enum(['learner', 'teacher', 'administrator']),
  createdAt: momentSchema,
  /** Signed in within the last ten minutes: what is asked for a password otherwise, is done without one. */
  sessionIsFresh: z.boolean(),
});

export const signUpSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  name: z.optional(nameSchema),
});
export const signInSchema = z.object({ email: emailSchema, password: requiredText(NAME_MAX_LENGTH) });
export const resetPasswordSchema = z.object({ token: codeOfLinkSchema, password: newPasswordSchema });

export type Account = z.infer<typeof accountSchema>;
export type SignUp = z.infer<typeof signUpSchema>;
export type SignIn = z.infer<typeof signInSchema>;
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

const nothing = z.undefined();
const accountOrNone = z.object({ account: z.nullable(accountSchema) });

export const ownAccountEndpoints = {
  me: endpoint({
    ...routes.ownAccount.me,
    summary:
      'Who is signed in on this device; null for a guest. 401 once where a session has ended meanwhile',
    policy: 'account.enter',
    response: accountOrNone,
  }),
  rename: endpoint({
    ...routes.ownAccount.rename,
    summary: 'Changes the name',
    policy: 'account.own',
    body: z.object({ name: nameSchema }),
    response: accountSchema,
  }),
  signUp: endpoint({
    ...routes.ownAccount.signUp,
    summary: 'Sends a one-time link to confirm the address; answers the same whether it is known or not',
    policy: 'account.enter',
    body: signUpSchema,
    response: nothing,
    status: 204,
  }),
  confirmSignUp: endpoint({
    ...routes.ownAccount.confirmSignUp,
    summary:
      'Begins the account with the code of the link. Signs in where the browser is the one that signed up; else null',
    policy: 'account.enter',
    body: z.object({ token: codeOfLinkSchema }),
    response: accountOrNone,
  }),
  signIn: endpoint({
    ...routes.ownAccount.signIn,
    summary: 'Opens a session, and takes over what the guest of this device did',
    policy: 'account.enter',
    body: signInSchema,
    response: accountSchema,
  }),
  signOut: endpoint({
    ...routes.ownAccount.signOut,
    summary: 'Ends the session of this device, if there is one',
    policy: 'account.enter',
    response: nothing,
    status: 204,
  }),
  requestReset: endpoint({
    ...routes.ownAccount.requestReset,
    summary:
      'Sends a one-time link to choose a new password; answers the same whether the address is known or not',
    policy: 'account.enter',
    body: z.object({ email: emailSchema }),
    response: nothing,
    status: 204,
  }),
  reset: endpoint({
    ...routes.ownAccount.reset,
    summary: 'Sets the password with the code of a link, ends every session, and signs in',
    policy: 'account.enter',
    body: resetPasswordSchema,
    response: accountSchema,
  }),
};
