import { type Account, ownAccountEndpoints } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';

import { ACCOUNT } from '#copy/account.ts';
import { showAccount } from '#lib/account.ts';
import { call } from '#lib/api-client.ts';
import { TextField } from '#ui/fields.tsx';
import { notify } from '#ui/notify.ts';

import { AccountForm } from '#lib/account-form/account-form.tsx';
import { AccountSection } from './account-section.tsx';
import { useAccountForm } from '#lib/account-form/use-account-form.ts';

export function NameSection({ account }: { account: Account }) {
  const { title, label, submit, done } = ACCOUNT.name;
  const form = useAccountForm({
    schema: ownAccountEndpoints.rename.body,
    empty: { name: account.name },
    send: (body) => call(calls.ownAccount.rename, { body }),
    onDone: (renamed) => {
      showAccount(renamed);
      notify.success(done);
    },
  });

  return (
    <AccountSection title={title}>
      <AccountForm form={form} submit={submit} busy="Saving…" names={{ name: label }}>
        <TextField label={label} {...form.field('name')} autoComplete="name" />
      </AccountForm>
    </AccountSection>
  );
}
