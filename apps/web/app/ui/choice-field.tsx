import { type ReactNode, useId } from 'react';

type ChoiceFieldProps<Value extends string> = {
  title: string;
  hint?: string | undefined;
  choices: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** One of a few, side by side where there is room. */
export function ChoiceField<Value extends string>({
  title,
  hint,
  choices,
  value,
  onChoose,
}: ChoiceFieldProps<Value>) {
  const id = useId();

  return (
    <fieldset {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}>
      <legend className="font-semibold">{title}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex min-h-11 items-center rounded-control border-2 border-line-strong bg-surface-raised px-4 py-1.5 has-checked:border-primary has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
