import { signInSchema } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';

import { ACCOUNT } from '#copy/account.ts';
import { PATHS } from '#copy/site-links.ts';
import { forgetAccount } from '#lib/account.ts';
import { call } from '#lib/api-client.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';

import { AccountForm } from '#lib/account-form/account-form.tsx';
import { AccountSection } from './account-section.tsx';
import { PasswordField } from '#lib/account-form/password-field.tsx';
import { useAccountForm } from '#lib/account-form/use-account-form.ts';

const schema = z.pick(signInSchema, { password: true });

export function DeletionSection() {
  const { title, text, open } = ACCOUNT.deletion;
  const [isOpen, setIsOpen] = useState(false);

  return (
    <AccountSection title={title} text={text}>
      {isOpen ? (
        <DeletionForm />
      ) : (
        <Button intent="danger" className="justify-self-start" onClick={() => setIsOpen(true)}>
          {open}
        </Button>
      )}
    </AccountSection>
  );
}

/** The password again: a device that was left open must not cost anybody their account. */
function DeletionForm() {
  const { warning, password, submit, done, doneText } = ACCOUNT.deletion;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useAccountForm({
    schema,
    empty: { password: '' },
    send: (body) => call(calls.ownAccount.deleteAccount, { body }),
    fieldOf: { wrong_password: 'password' },
    onDone: () => {
      forgetAccount();
      queryClient.clear();
      notify.success(done, doneText);
      void navigate(PATHS.home);
    },
  });

  return (
    <AccountForm form={form} submit={submit} busy="Deleting…" intent="danger" names={{ password }}>
      <p className="font-semibold text-critical">{warning}</p>
      <PasswordField label={password} autoComplete="current-password" {...form.field('password')} />
    </AccountForm>
  );
}
