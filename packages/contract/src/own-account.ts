import * as z from 'zod/mini';

import { changePasswordSchema, emailSchema, newPasswordOf, ownSessionSchema, withCode } from './accounts.ts';
import { endpoint, fileSchema } from './endpoint.ts';
import { described, idSchema, momentSchema, NAME_MAX_LENGTH, requiredText, text } from './fields.ts';
import { routes } from './routes.ts';

/** Of who learns; who works at the desk needs `PASSWORD_MIN_LENGTH`. */
export const LEARNER_PASSWORD_MIN_LENGTH = 8;

const newPasswordSchema = newPasswordOf(LEARNER_PASSWORD_MIN_LENGTH);
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
export const signInSchema = z.object({
  email: emailSchema,
  password: requiredText(NAME_MAX_LENGTH),
  ...withCode,
});
export const changeOwnPasswordSchema = z.extend(changePasswordSchema, { newPassword: newPasswordSchema });
/** The password is the current one. */
export const requestEmailSchema = z.object({ email: emailSchema, password: requiredText(NAME_MAX_LENGTH) });
/** Without the password where the session is fresh. */
export const deleteAccountSchema = z.object({ password: z.optional(requiredText(NAME_MAX_LENGTH)) });
export const resetPasswordSchema = z.object({
  token: codeOfLinkSchema,
  password: newPasswordSchema,
  ...withCode,
});

export type Account = z.infer<typeof accountSchema>;
export type SignUp = z.infer<typeof signUpSchema>;
export type SignIn = z.infer<typeof signInSchema>;
export type RequestEmail = z.infer<typeof requestEmailSchema>;
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
  sessions: endpoint({
    ...routes.ownAccount.sessions,
    summary: "The account's open sessions, the one used last first",
    policy: 'account.own',
    response: z.array(ownSessionSchema),
  }),
  endSession: endpoint({
    ...routes.ownAccount.endSession,
    summary: "Ends one of the account's sessions",
    policy: 'account.own',
    params: z.object({ id: idSchema }),
    response: nothing,
    status: 204,
  }),
  endOtherSessions: endpoint({
    ...routes.ownAccount.endOtherSessions,
    summary: "Ends all of the account's sessions but this one",
    policy: 'account.own',
    response: nothing,
    status: 204,
  }),
  changePassword: endpoint({
    ...routes.ownAccount.changePassword,
    summary: 'Changes the password and ends every other session',
    policy: 'account.own',
    body: changeOwnPasswordSchema,
    response: nothing,
    status: 204,
  }),
  requestEmail: endpoint({
    ...routes.ownAccount.requestEmail,
    summary: 'Sends a one-time link to a new address; answers the same whether that address is known or not',
    policy: 'account.own',
    body: requestEmailSchema,
    response: nothing,
    status: 204,
  }),
  confirmEmail: endpoint({
    ...routes.ownAccount.confirmEmail,
    summary: 'Makes a new address the one of its account, and tells the old one',
    policy: 'account.enter',
    body: z.object({ token: codeOfLinkSchema }),
    response: z.object({ email: z.string() }),
  }),
  dataJson: endpoint({
    ...routes.ownAccount.dataJson,
    summary: 'All that is kept of the account, as JSON',
    policy: 'account.own',
    response: fileSchema,
  }),
  dataCsv: endpoint({
    ...routes.ownAccount.dataCsv,
    summary: 'All that is kept of the account, as a zip archive with a CSV file for each kind',
    policy: 'account.own',
    response: fileSchema,
  }),
  deleteAccount: endpoint({
    ...routes.ownAccount.deleteAccount,
    summary: 'Deletes the account with all that it owns, at once and for good',
    policy: 'account.own',
    body: deleteAccountSchema,
    response: nothing,
    status: 204,
  }),
};
