import { zodResolver } from '@hookform/resolvers/zod';
import { use, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import { NOT_DONE } from '#copy/account.ts';
import { CODE_STEP } from '#copy/second-factor.ts';
import { Button } from '#ui/button.tsx';
import { FailureWords } from '#ui/failure.tsx';
import { Notice } from '#ui/notice.tsx';

import { errorCode } from '../failure-message.ts';
import { CODE_SCHEMAS, CodeField, type CodeKind } from './code-field.tsx';
import { codeFailure } from './code-failure.ts';
import type { CodeStepState } from './use-code-step.ts';

type CodeStepProps = {
  step: CodeStepState;
  /** What the button says, and says while the call is on its way. */
  submit: string;
  busy: string;
};

/** After the right password: a code of an app, or a recovery code. */
export function CodeStep({ step, ...form }: CodeStepProps) {
  const [kind, setKind] = useState<CodeKind>('app');
  const changeKind = () => {
    step.forget();
    setKind(kind === 'app' ? 'recovery' : 'app');
  };

  return (
    <div className="grid gap-5">
      <CodeForm key={kind} kind={kind} step={step} {...form} />
      <div className="flex flex-wrap justify-between gap-3">
        <Button intent="quiet" size="small" onClick={changeKind}>
          {CODE_STEP[kind].other}
        </Button>
        <Button intent="quiet" size="small" onClick={step.goBack}>
          {CODE_STEP.back}
        </Button>
      </div>
    </div>
  );
}

function CodeForm({ step, kind, submit, busy }: CodeStepProps & { kind: CodeKind }) {
  const wordsFor = use(FailureWords);
  const { error, isSending, send } = step;
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(CODE_SCHEMAS[kind]),
    defaultValues: { code: '' },
  });
  // It stands where the form before it stood.
  useEffect(() => setFocus('code'), [setFocus]);
  // The next code is typed over a wrong one.
  useEffect(() => {
    if (error) setFocus('code', { shouldSelect: true });
  }, [error, setFocus]);
  const isWrong = errorCode(error) === 'wrong_second_factor';

  return (
    <form method="post" onSubmit={handleSubmit(({ code }) => send(code))} noValidate className="grid gap-5">
      <CodeField
        kind={kind}
        problem={formState.errors.code?.message ?? (isWrong ? CODE_STEP[kind].wrong : undefined)}
        {...register('code')}
      />
      {error && !isWrong && (
        <Notice tone="critical" title={NOT_DONE} role="alert">
          {codeFailure(error) ?? wordsFor(error)}
        </Notice>
      )}
      <Button type="submit" disabled={isSending}>
        {isSending ? busy : submit}
      </Button>
    </form>
  );
}
