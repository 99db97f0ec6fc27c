import { type EnrolledSecondFactor, enrolSecondFactorSchema } from '@second-bell/contract';
import { lazy, Suspense, useEffect, useState } from 'react';

import { CODE_STEP, SECOND_FACTOR } from '#copy/second-factor.ts';
import { notify } from '#ui/notify.ts';
import { Spinner } from '#ui/spinner.tsx';

import { AccountForm } from '../account-form/account-form.tsx';
import { PasswordField } from '../account-form/password-field.tsx';
import { useAccountForm } from '../account-form/use-account-form.ts';
import { CODE_SCHEMAS, CodeField } from './code-field.tsx';
import { CopyButton } from './copy-button.tsx';
import type { SecondFactorCalls } from './second-factor-calls.ts';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

type EnrolFormProps = {
  calls: SecondFactorCalls;
  email: string;
  onDone: (reply: { recoveryCodes: string[] }) => void;
  onCancel: () => void;
};

/** The password first, then a key for the app, and a first code that proves the app has it. */
export function EnrolForm({ calls, email, onDone, onCancel }: EnrolFormProps) {
  const [enrolled, setEnrolled] = useState<EnrolledSecondFactor>();
  const { enrol, password, busy } = SECOND_FACTOR;
  const form = useAccountForm({
    schema: enrolSecondFactorSchema,
    empty: { password: '' },
    send: (body) => calls.enrol({ body }),
    fieldOf: { wrong_password: 'password' },
    onDone: setEnrolled,
  });
  const { focus } = form;
  useEffect(() => focus('password'), [focus]);
  if (enrolled) return <ConfirmForm enrolled={enrolled} calls={calls} onDone={onDone} onCancel={onCancel} />;

  return (
    <AccountForm form={form} submit={enrol.submit} busy={busy} names={{ password }} onCancel={onCancel}>
      <p>{enrol.text}</p>
      {/* For password managers: whose password it is. */}
      <input type="hidden" autoComplete="username" value={email} />
      <PasswordField label={password} autoComplete="current-password" {...form.field('password')} />
    </AccountForm>
  );
}

type ConfirmFormProps = Omit<EnrolFormProps, 'email'> & { enrolled: EnrolledSecondFactor };

function ConfirmForm({ enrolled: { secret, uri }, calls, onDone, onCancel }: ConfirmFormProps) {
  const { confirm, busy } = SECOND_FACTOR;
  const form = useAccountForm({
    schema: CODE_SCHEMAS.app,
    empty: { code: '' },
    send: (body) => calls.confirm({ body }),
    fieldOf: { wrong_code: 'code' },
    onDone: (reply) => {
      notify.success(confirm.done);
      onDone(reply);
    },
  });
  const { focus } = form;
  useEffect(() => focus('code'), [focus]);

  return (
    <AccountForm
      form={form}
      submit={confirm.submit}
      busy={busy}
      names={{ code: CODE_STEP.app.label }}
      onCancel={onCancel}
    >
      <p>{confirm.scan}</p>
      <div className="flex flex-wrap items-center gap-6">
        <Suspense fallback={<Spinner label={confirm.picture} />}>
          <QrCode text={uri} label={confirm.picture} />
        </Suspense>
        <div className="grid min-w-0 justify-items-start gap-2">
          <p>
            <span className="block font-semibold">{confirm.key}</span>
            <code className="break-words">{inGroups(secret)}</code>
          </p>
          <CopyButton text={secret} label={confirm.copyKey} />
        </div>
      </div>
      <CodeField kind="app" {...form.field('code')} />
    </AccountForm>
  );
}

/** As people read a long key: in groups of four. */
function inGroups(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ');
}
