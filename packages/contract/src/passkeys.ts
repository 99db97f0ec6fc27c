import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { described, idSchema, momentSchema, NAME_MAX_LENGTH, requiredText, text } from './fields.ts';
import { accountSchema } from './own-account.ts';
import { routes } from './routes.ts';

/** Bytes of WebAuthn in base64url, as `PublicKeyCredential.toJSON()` writes them. */
const bytes = (maxLength: number) => text(maxLength).check(z.regex(/^[\w-]+$/, 'Send base64url'));
const keyIdSchema = bytes(1_500);
const clientDataSchema = bytes(4_000);

/** What `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON` of a browser take. */
const optionsSchema = described(z.looseObject({ challenge: z.string() }), {
  description: 'Options of WebAuthn as JSON',
});

const credential = {
  id: keyIdSchema,
  rawId: keyIdSchema,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

/** A new key, as a browser writes it. */
export const registrationResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: clientDataSchema,
    attestationObject: bytes(20_000),
    transports: z.optional(z.array(text(40)).check(z.maxLength(10))),
  }),
});

/** A signature, as a browser writes it. */
export const authenticationResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: clientDataSchema,
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: z.optional(bytes(200)),
  }),
});

export const passkeySchema = z.object({
  id: keyIdSchema,
  name: z.string(),
  createdAt: momentSchema,
  lastUsedAt: z.optional(momentSchema),
});
export const newPasskeySchema = z.object({
  /** Without it, the device in words. */
  name: z.optional(requiredText(NAME_MAX_LENGTH)),
  response: registrationResponseSchema,
});
export const passkeySignInSchema = z.object({ response: authenticationResponseSchema });

export type Passkey = z.infer<typeof passkeySchema>;
export type PasskeyOptions = z.infer<typeof optionsSchema>;
export type NewPasskey = z.infer<typeof newPasskeySchema>;
export type PasskeySignIn = z.infer<typeof passkeySignInSchema>;
export type RegistrationResponse = z.infer<typeof registrationResponseSchema>;

const params = z.object({ id: idSchema });

export const passkeyEndpoints = {
  passkeys: endpoint({
    ...routes.passkeys.passkeys,
    summary: "The account's passkeys",
    policy: 'account.own',
    response: z.array(passkeySchema),
  }),
  options: endpoint({
    ...routes.passkeys.options,
    summary: 'What a browser makes a new passkey with; 403 where the session is not fresh',
    policy: 'account.own',
    response: optionsSchema,
  }),
  add: endpoint({
    ...routes.passkeys.add,
    summary: 'Adds a passkey that the browser has just made',
    policy: 'account.own',
    body: newPasskeySchema,
    response: passkeySchema,
    status: 201,
  }),
  rename: endpoint({
    ...routes.passkeys.rename,
    summary: 'Renames a passkey',
    policy: 'account.own',
    params,
    body: z.object({ name: requiredText(NAME_MAX_LENGTH) }),
    response: passkeySchema,
  }),
  remove: endpoint({
    ...routes.passkeys.remove,
    summary: 'Removes a passkey',
    policy: 'account.own',
    params,
    response: z.undefined(),
    status: 204,
  }),
  signInOptions: endpoint({
    ...routes.passkeys.signInOptions,
    summary: 'What a browser signs in with',
    policy: 'account.enter',
    response: optionsSchema,
  }),
  signIn: endpoint({
    ...routes.passkeys.signIn,
    summary: 'Opens a session by a passkey, and takes over what the guest of this device did',
    policy: 'account.enter',
    body: passkeySignInSchema,
    response: accountSchema,
  }),
};
