import { LEARNER_PASSWORD_MIN_LENGTH, signUpSchema } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useState } from 'react';
import { Link } from 'react-router';

import { WHAT_AN_ACCOUNT_ADDS } from '#copy/account-offer.ts';
import { KEEPS_WHAT_YOU_DID, PASSWORD_HINT, SIGN_IN, SIGN_UP } from '#copy/account.ts';
import { PATHS } from '#copy/site-links.ts';
import { call } from '#lib/api-client.ts';
import { TextField } from '#ui/fields.tsx';

import { AccountForm } from '#lib/account-form/account-form.tsx';
import { Done } from './done.tsx';
import { EmailField } from './email-field.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { PasswordField } from '#lib/account-form/password-field.tsx';
import { useAccountForm } from '#lib/account-form/use-account-form.ts';

export function SignUpPage() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useAccountForm({
    schema: signUpSchema,
    empty: { email: '', password: '', name: '' },
    send: (body) => call(calls.ownAccount.signUp, { body }),
    fieldOf: { password_leaked: 'password', password_too_short: 'password' },
    onDone: (_reply, { email }) => setSentTo(email),
  });

  return (
    <EntryFrame
      title={SIGN_UP.title}
      text={`${WHAT_AN_ACCOUNT_ADDS} ${KEEPS_WHAT_YOU_DID}`}
      after={
        <p>
          {SIGN_UP.hasAccount}{' '}
          <Link to={PATHS.signIn} className="font-semibold text-primary underline">
            {SIGN_IN.title}
          </Link>
        </p>
      }
    >
      {sentTo === undefined ? (
        <AccountForm
          form={form}
          submit={SIGN_UP.submit}
          busy={SIGN_UP.busy}
          names={{ email: 'Email', password: 'Password', name: SIGN_UP.name }}
        >
          <EmailField label="Email" {...form.field('email')} autoComplete="username" />
          <PasswordField
            label="Password"
            hint={PASSWORD_HINT(LEARNER_PASSWORD_MIN_LENGTH)}
            autoComplete="new-password"
            {...form.field('password')}
          />
          <TextField
            label={`${SIGN_UP.name} (optional)`}
            hint={SIGN_UP.nameHint}
            {...form.field('name')}
            autoComplete="name"
          />
        </AccountForm>
      ) : (
        <Done title={SIGN_UP.sent}>{SIGN_UP.sentText(sentTo)}</Done>
      )}
    </EntryFrame>
  );
}
