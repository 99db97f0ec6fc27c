import { type Account, signInSchema } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { Link, useNavigate } from 'react-router';

import { KEEPS_WHAT_YOU_DID, SIGN_IN } from '#copy/account.ts';
import { PATHS } from '#copy/site-links.ts';
import { call } from '#lib/api-client.ts';

import { AccountForm } from '#lib/account-form/account-form.tsx';
import { EmailField } from './email-field.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { PasswordField } from '#lib/account-form/password-field.tsx';
import { useAccountForm } from '#lib/account-form/use-account-form.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { useSignedIn } from './use-signed-in.ts';

const LINK = 'font-semibold text-primary underline';

export function SignInPage() {
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const goOn = (account: Account) => {
    signedIn(account);
    void navigate(PATHS.results);
  };
  const form = useAccountForm({
    schema: signInSchema,
    empty: { email: '', password: '' },
    send: (body) => call(calls.ownAccount.signIn, { body }),
    onDone: goOn,
  });

  return (
    <EntryFrame
      title={SIGN_IN.title}
      text={`${SIGN_IN.text} ${KEEPS_WHAT_YOU_DID}`}
      after={
        <p>
          {SIGN_IN.noAccount}{' '}
          <Link to={PATHS.signUp} className={LINK}>
            {SIGN_IN.signUp}
          </Link>
        </p>
      }
    >
      <AccountForm
        form={form}
        submit={SIGN_IN.submit}
        busy={SIGN_IN.busy}
        names={{ email: 'Email', password: 'Password' }}
      >
        <EmailField label="Email" {...form.field('email')} autoComplete="username webauthn" />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      </AccountForm>
      <PasskeySignIn onDone={goOn} />
      <Link to={PATHS.forgotPassword} className={`${LINK} justify-self-start`}>
        {SIGN_IN.forgot}
      </Link>
    </EntryFrame>
  );
}
