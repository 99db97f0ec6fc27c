import { type ComponentProps, type ReactNode, useId } from 'react';

import { FormField } from './form-field.tsx';

type Common = {
  label: string;
  /** What to write there, where the label alone does not say it. */
  hint?: string;
  /** What is wrong with the value, and how to mend it. */
  problem?: string | undefined;
};

/*
 * Each takes what react-hook-form's `register` gives: `<TextField label="Name" {...form.register('name')} />`.
 */

export function TextField({ label, hint, problem, ...input }: Common & ComponentProps<'input'>) {
  return (
    <FormField label={label} hint={hint} problem={problem}>
      <input type="text" autoComplete="off" {...input} />
    </FormField>
  );
}

export function TextArea({ label, hint, problem, ...area }: Common & ComponentProps<'textarea'>) {
  return (
    <FormField label={label} hint={hint} problem={problem}>
      <textarea rows={3} {...area} />
    </FormField>
  );
}

/** Whole numbers: register it with `valueAsNumber`. */
export function NumberField({ label, hint, problem, ...input }: Common & ComponentProps<'input'>) {
  return (
    <FormField label={label} hint={hint} problem={problem}>
      <input type="number" inputMode="numeric" step={1} autoComplete="off" {...input} />
    </FormField>
  );
}

type SelectFieldProps = Common & ComponentProps<'select'> & { children: ReactNode };

export function SelectField({ label, hint, problem, ...select }: SelectFieldProps) {
  return (
    <FormField label={label} hint={hint} problem={problem}>
      <select {...select} />
    </FormField>
  );
}

/** Something to switch on, with what that does. */
export function CheckboxField({ label, hint, ...input }: Omit<Common, 'problem'> & ComponentProps<'input'>) {
  const id = useId();

  return (
    <div className="flex gap-3">
      <input
        id={id}
        type="checkbox"
        className="mt-1 size-5 shrink-0 accent-primary"
        {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
        {...input}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-small text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
