import { signInSchema } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useState } from 'react';
import * as z from 'zod/mini';

import { FORGOT_PASSWORD } from '#copy/account.ts';
import { call } from '#lib/api-client.ts';

import { AccountForm } from '#lib/account-form/account-form.tsx';
import { Done } from './done.tsx';
import { EmailField } from './email-field.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { useAccountForm } from '#lib/account-form/use-account-form.ts';

const schema = z.pick(signInSchema, { email: true });

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useAccountForm({
    schema,
    empty: { email: '' },
    send: (body) => call(calls.ownAccount.requestReset, { body }),
    onDone: (_reply, { email }) => setSentTo(email),
  });

  return (
    <EntryFrame title={FORGOT_PASSWORD.title} text={FORGOT_PASSWORD.text}>
      {sentTo === undefined ? (
        <AccountForm
          form={form}
          submit={FORGOT_PASSWORD.submit}
          busy={FORGOT_PASSWORD.busy}
          names={{ email: 'Email' }}
        >
          <EmailField label="Email" {...form.field('email')} autoComplete="username" />
        </AccountForm>
      ) : (
        <Done title={FORGOT_PASSWORD.sent}>{FORGOT_PASSWORD.sentText(sentTo)}</Done>
      )}
    </EntryFrame>
  );
}
