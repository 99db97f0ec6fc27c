import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';

import { CANCEL, CHECK_FIELDS, NOT_DONE } from '#copy/account.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

import { CodeStep } from '../second-factor/code-step.tsx';
import type { CodeStepState } from '../second-factor/use-code-step.ts';

type Problem = { name: string; message: string; focus: () => void };

type AccountFormProps = {
  form: {
    problems: readonly Problem[];
    tries: number;
    submit: FormEventHandler<HTMLFormElement>;
    isSending: boolean;
    failure: string | undefined;
    codeStep: CodeStepState | undefined;
  };
  /** What the button says, and says while the call is on its way. */
  submit: string;
  busy: string;
  intent?: 'primary' | 'danger';
  /** What each field is called, for the summary. */
  names: Readonly<Record<string, string>>;
  /** The way back, beside the button. */
  onCancel?: () => void;
  children: ReactNode;
};

/**
 * Fields, what is wrong with them in one place, and the button; then the code of an app where the call asks for one. Without code nothing of it may land in an address.
 */
export function AccountForm({
  form,
  submit,
  busy,
  intent = 'primary',
  names,
  onCancel,
  children,
}: AccountFormProps) {
  if (form.codeStep) {
    return <CodeStep step={form.codeStep} submit={submit} busy={busy} />;
  }

  return (
    <form method="post" onSubmit={form.submit} noValidate className="grid gap-5">
      <Summary problems={form.problems} tries={form.tries} names={names} />
      {children}
      {form.failure !== undefined && (
        <Notice tone="critical" title={NOT_DONE} role="alert">
          {form.failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" intent={intent} disabled={form.isSending} className="max-sm:w-full">
          {form.isSending ? busy : submit}
        </Button>
        {onCancel && (
          <Button intent="quiet" className="max-sm:w-full" onClick={onCancel}>
            {CANCEL}
          </Button>
        )}
      </div>
    </form>
  );
}

type SummaryProps = { problems: readonly Problem[]; tries: number; names: AccountFormProps['names'] };

/** Takes the focus when a try was stopped; each line leads to its field. */
function Summary({ problems, tries, names }: SummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  if (problems.length === 0) return null;

  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="critical" title={CHECK_FIELDS} role="alert">
        <ul className="grid list-disc pl-5">
          {problems.map(({ name, message, focus }) => (
            <li key={name}>
              <button type="button" onClick={focus} className="cursor-pointer text-left underline">
                {names[name] ?? name}: {message}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
