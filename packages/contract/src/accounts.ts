import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { idSchema, momentSchema, NAME_MAX_LENGTH, requiredText, text } from './fields.ts';
import { routes } from './routes.ts';

/** Long rather than strange: NIST SP 800-63B asks for length and no rules about kinds of characters. */
export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 128;

/** Compared, and so kept, in lower case. */
export const emailSchema = z
  .email('Enter an email address, like name@example.com')
  .check(z.maxLength(NAME_MAX_LENGTH), z.toLowerCase());
export const newPasswordOf = (minLength: number) =>
  text(PASSWORD_MAX_LENGTH).check(z.minLength(minLength, `Use at least ${minLength} characters`));
const newPasswordSchema = newPasswordOf(PASSWORD_MIN_LENGTH);

export const adminInfoSchema = z.object({ id: idSchema, email: z.string(), name: z.string() });

export const administratorSchema = z.extend(adminInfoSchema, {
  /** `invited`: the link was not used yet. */
  status: z.enum(['active', 'invited']),
  lastSignInAt: z.optional(momentSchema),
});

/** An invitation holds even where its mail could not be sent; without a mail server it stands in the server's log. */
export const invitationSchema = z.extend(administratorSchema, { mail: z.enum(['sent', 'logged', 'failed']) });

/** Six digits of an app, or a recovery code. */
export const secondFactorCodeSchema = requiredText(40);
/** Asked for where the account has a second factor. */
export const withCode = { code: z.optional(secondFactorCodeSchema) };

export const loginSchema = z.object({
  email: emailSchema,
  password: requiredText(NAME_MAX_LENGTH),
  ...withCode,
});
export const inviteSchema = z.object({ email: emailSchema, name: z.optional(text(NAME_MAX_LENGTH)) });
export const acceptInvitationSchema = z.object({
  /** The one-time code of the link. */
  token: requiredText(NAME_MAX_LENGTH),
  password: newPasswordSchema,
  ...withCode,
});
export const changePasswordSchema = z.object({
  currentPassword: requiredText(NAME_MAX_LENGTH),
  newPassword: newPasswordSchema,
});

/** A session of whoever asks. */
export const ownSessionSchema = z.object({
  id: idSchema,
  /** In words, as "Firefox on Windows". */
  device: z.string(),
  place: z.enum(['site', 'desk']),
  createdAt: momentSchema,
  /** To some five minutes. */
  lastUsedAt: momentSchema,
  /** The one by which it was asked. */
  current: z.boolean(),
});

const sessionSchema = z.object({ token: z.string(), admin: adminInfoSchema, message: z.string() });
const nothing = z.undefined();

export type AdminInfo = z.infer<typeof adminInfoSchema>;
export type Administrator = z.infer<typeof administratorSchema>;
export type Invitation = z.infer<typeof invitationSchema>;
export type Login = z.infer<typeof loginSchema>;
export type Invite = z.infer<typeof inviteSchema>;
export type AcceptInvitation = z.infer<typeof acceptInvitationSchema>;
export type ChangePassword = z.infer<typeof changePasswordSchema>;
export type OwnSession = z.infer<typeof ownSessionSchema>;
export type AdminSession = z.infer<typeof sessionSchema>;

export const accountEndpoints = {
  login: endpoint({
    ...routes.accounts.login,
    summary: 'Exchanges an email address and password for a bearer token',
    policy: 'desk.enter',
    body: loginSchema,
    response: sessionSchema,
  }),
  logout: endpoint({
    ...routes.accounts.logout,
    summary: 'Ends the session of the bearer token',
    policy: 'desk.account',
    response: nothing,
    status: 204,
  }),
  ownSessions: endpoint({
    ...routes.accounts.ownSessions,
    summary: "The administrator's open sessions, the one used last first",
    policy: 'desk.account',
    response: z.array(ownSessionSchema),
  }),
  endOwnSession: endpoint({
    ...routes.accounts.endOwnSession,
    summary: "Ends one of the administrator's sessions",
    policy: 'desk.account',
    params: z.object({ id: idSchema }),
    response: nothing,
    status: 204,
  }),
  logoutEverywhere: endpoint({
    ...routes.accounts.logoutEverywhere,
    summary: 'Ends every session of the administrator, this one too',
    policy: 'desk.account',
    response: nothing,
    status: 204,
  }),
  changePassword: endpoint({
    ...routes.accounts.changePassword,
    summary: 'Changes the password and ends every other session',
    policy: 'desk.account',
    body: changePasswordSchema,
    response: nothing,
    status: 204,
  }),
  requestPasswordLink: endpoint({
    ...routes.accounts.requestPasswordLink,
    summary:
      'Sends a one-time link to set a new password; answers the same whether the address is known or not',
    policy: 'desk.enter',
    body: z.object({ email: emailSchema }),
    response: nothing,
    status: 204,
  }),
  acceptInvitation: endpoint({
    ...routes.accounts.acceptInvitation,
    summary: 'Sets the password with the code of a one-time link, and signs in',
    policy: 'desk.enter',
    body: acceptInvitationSchema,
    response: sessionSchema,
  }),
  administrators: endpoint({
    ...routes.accounts.administrators,
    summary: 'The administrators, and who is invited',
    policy: 'people.manage',
    response: z.array(administratorSchema),
  }),
  invite: endpoint({
    ...routes.accounts.invite,
    summary: 'Invites an administrator by email; inviting again sends a new link',
    policy: 'people.manage',
    body: inviteSchema,
    response: invitationSchema,
    status: 201,
  }),
  removeAdministrator: endpoint({
    ...routes.accounts.removeAdministrator,
    summary: 'Removes an administrator and ends their sessions; nobody removes themselves',
    policy: 'people.manage',
    params: z.object({ id: idSchema }),
    response: nothing,
    status: 204,
  }),
};
