import { Slot } from 'radix-ui';
import { type ReactNode, useId } from 'react';

type FormFieldProps = {
  label: string;
  /** What to write there, where the label alone does not say it. */
  hint?: string | undefined;
  /** What is wrong with the value, and how to mend it. */
  problem?: string | undefined;
  /** The control: an input, a select or a textarea. It takes its looks, its name and its message from here. */
  children: ReactNode;
};

/** A control with its label and hint above and its problem below. */
export function FormField({ label, hint, problem, children }: FormFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const describedBy = [hint !== undefined && hintId, problem !== undefined && problemId].filter(Boolean);

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="justify-self-start font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="-mt-1 text-small text-ink-soft">
          {hint}
        </p>
      )}
      <Slot.Root
        id={id}
        aria-invalid={problem !== undefined}
        {...(describedBy.length > 0 && { 'aria-describedby': describedBy.join(' ') })}
        className="min-h-13 w-full rounded-control border-2 border-line-strong bg-surface-raised px-4 py-2.5 text-ink aria-invalid:border-critical"
      >
        {children}
      </Slot.Root>
      {problem !== undefined && (
        <p id={problemId} className="font-semibold text-critical">
          {problem}
        </p>
      )}
    </div>
  );
}
