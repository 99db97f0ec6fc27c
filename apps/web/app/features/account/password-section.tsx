import {
  type Account,
  changeOwnPasswordSchema,
  LEARNER_PASSWORD_MIN_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useQueryClient } from '@tanstack/react-query';

import { ACCOUNT, PASSWORD_HINT } from '#copy/account.ts';
import { call } from '#lib/api-client.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { notify } from '#ui/notify.ts';

import { AccountForm } from '#lib/account-form/account-form.tsx';
import { AccountSection } from './account-section.tsx';
import { PasswordField } from '#lib/account-form/password-field.tsx';
import { useAccountForm } from '#lib/account-form/use-account-form.ts';

export function PasswordSection({ account }: { account: Account }) {
  const { title, text, current, submit, done } = ACCOUNT.password;
  const queryClient = useQueryClient();
  const form = useAccountForm({
    schema: changeOwnPasswordSchema,
    empty: { currentPassword: '', newPassword: '' },
    send: (body) => call(calls.ownAccount.changePassword, { body }),
    fieldOf: {
      wrong_password: 'currentPassword',
      password_leaked: 'newPassword',
      password_too_short: 'newPassword',
    },
    onDone: () => {
      form.reset();
      notify.success(done);
      void queryClient.invalidateQueries(endpointQuery(calls.ownAccount.sessions));
    },
  });

  return (
    <AccountSection title={title} text={text}>
      <AccountForm
        form={form}
        submit={submit}
        busy="Saving…"
        names={{ currentPassword: current, newPassword: 'New password' }}
      >
        {/* For password managers: whose password it is. */}
        <input type="hidden" autoComplete="username" value={account.email} />
        <PasswordField label={current} autoComplete="current-password" {...form.field('currentPassword')} />
        <PasswordField
          label="New password"
          hint={PASSWORD_HINT(account.role === 'learner' ? LEARNER_PASSWORD_MIN_LENGTH : PASSWORD_MIN_LENGTH)}
          autoComplete="new-password"
          {...form.field('newPassword')}
        />
      </AccountForm>
    </AccountSection>
  );
}
