import { type Account, requestEmailSchema } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useState } from 'react';

import { ACCOUNT } from '#copy/account.ts';
import { call } from '#lib/api-client.ts';

import { AccountForm } from '#lib/account-form/account-form.tsx';
import { AccountSection } from './account-section.tsx';
import { Done } from './done.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from '#lib/account-form/password-field.tsx';
import { useAccountForm } from '#lib/account-form/use-account-form.ts';

export function EmailSection({ account }: { account: Account }) {
  const { title, now, label, password, submit, done, doneText } = ACCOUNT.email;
  const [isSent, setIsSent] = useState(false);
  const form = useAccountForm({
    schema: requestEmailSchema,
    empty: { email: '', password: '' },
    send: (body) => call(calls.ownAccount.requestEmail, { body }),
    fieldOf: { wrong_password: 'password' },
    onDone: () => setIsSent(true),
  });

  return (
    <AccountSection title={title} text={now(account.email)}>
      {isSent ? (
        <Done title={done}>{doneText}</Done>
      ) : (
        <AccountForm form={form} submit={submit} busy="Sending…" names={{ email: label, password }}>
          <EmailField label={label} {...form.field('email')} />
          <PasswordField label={password} autoComplete="current-password" {...form.field('password')} />
        </AccountForm>
      )}
    </AccountSection>
  );
}
