import { LEARNER_PASSWORD_MIN_LENGTH, resetPasswordSchema } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';

import { ACCOUNT, PASSWORD_HINT, RESET_PASSWORD } from '#copy/account.ts';
import { PATHS } from '#copy/site-links.ts';
import { call } from '#lib/api-client.ts';
import { notify } from '#ui/notify.ts';

import { AccountForm } from '#lib/account-form/account-form.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { PasswordField } from '#lib/account-form/password-field.tsx';
import { useAccountForm } from '#lib/account-form/use-account-form.ts';
import { useSignedIn } from './use-signed-in.ts';
import { WithCode } from './with-code.tsx';

const schema = z.pick(resetPasswordSchema, { password: true });

export function ResetPasswordPage() {
  return (
    <EntryFrame title={RESET_PASSWORD.title} text={RESET_PASSWORD.text}>
      <WithCode>{(code) => <ResetForm code={code} />}</WithCode>
    </EntryFrame>
  );
}

function ResetForm({ code }: { code: string }) {
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const form = useAccountForm({
    schema,
    empty: { password: '' },
    send: (fields) => call(calls.ownAccount.reset, { body: { ...fields, token: code } }),
    fieldOf: { password_leaked: 'password', password_too_short: 'password' },
    onDone: (account) => {
      signedIn(account);
      notify.success(ACCOUNT.password.done);
      void navigate(PATHS.account, { replace: true });
    },
  });

  return (
    <AccountForm
      form={form}
      submit={RESET_PASSWORD.submit}
      busy={RESET_PASSWORD.busy}
      names={{ password: 'New password' }}
    >
      <PasswordField
        label="New password"
        hint={PASSWORD_HINT(LEARNER_PASSWORD_MIN_LENGTH)}
        autoComplete="new-password"
        {...form.field('password')}
      />
    </AccountForm>
  );
}
