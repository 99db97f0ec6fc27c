import { type SecondFactorProof, secondFactorProofSchema } from '@second-bell/contract';
import { useEffect } from 'react';
import * as z from 'zod/mini';

import { CODE_STEP, SECOND_FACTOR } from '#copy/second-factor.ts';

import { AccountForm } from '../account-form/account-form.tsx';
import { PasswordField } from '../account-form/password-field.tsx';
import { useAccountForm } from '../account-form/use-account-form.ts';
import { CODE_SCHEMAS, CodeField } from './code-field.tsx';

const schema = z.extend(secondFactorProofSchema, CODE_SCHEMAS.either.shape);

type ProofFormProps<Reply> = {
  words: { text: string; submit: string };
  email: string;
  send: (input: { body: SecondFactorProof }) => Promise<Reply>;
  onDone: (reply: Reply) => void;
  onCancel: () => void;
};

/** Asks for the password and a code, before anything about codes is changed. */
export function ProofForm<Reply>({ words, email, send, onDone, onCancel }: ProofFormProps<Reply>) {
  const form = useAccountForm({
    schema,
    empty: { password: '', code: '' },
    send: (body) => send({ body }),
    fieldOf: { wrong_password: 'password', wrong_code: 'code' },
    onDone,
  });
  const { focus } = form;
  useEffect(() => focus('password'), [focus]);

  return (
    <AccountForm
      form={form}
      submit={words.submit}
      busy={SECOND_FACTOR.busy}
      names={{ password: SECOND_FACTOR.password, code: CODE_STEP.either.label }}
      onCancel={onCancel}
    >
      <p>{words.text}</p>
      {/* For password managers: whose password it is. */}
      <input type="hidden" autoComplete="username" value={email} />
      <PasswordField
        label={SECOND_FACTOR.password}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <CodeField kind="either" {...form.field('code')} />
    </AccountForm>
  );
}
