import { cva } from 'class-variance-authority';

/** A key of a calculator: what stands on it, what it is called, and what it does. */
export type PadKey<Key> = {
  key: Key;
  label: string;
  name: string;
  look?: 'digit' | 'operator' | 'main' | 'plain';
};

const keyLook = cva(
  'min-h-9 cursor-pointer rounded-control border-2 px-0.5 text-center font-semibold tabular-nums sm:min-h-11',
  {
    variants: {
      look: {
        plain: 'border-line bg-surface-sunken text-small',
        digit: 'border-line-strong bg-surface-raised text-lead',
        operator: 'border-line-strong bg-primary-soft text-lead',
        main: 'border-primary bg-primary text-lead text-on-primary',
      },
    },
    defaultVariants: { look: 'plain' },
  },
);

type KeyPadProps<Key> = {
  rows: readonly (readonly PadKey<Key>[])[];
  onPress: (key: Key) => void;
};

/** The keys, row by row. Each says its name; the same can be typed on the keyboard. */
export function KeyPad<Key extends string>({ rows, onPress }: KeyPadProps<Key>) {
  return (
    <div className="grid gap-1 sm:gap-1.5">
      {rows.map((row) => (
        <div
          key={row.map(({ key }) => key).join()}
          className="grid auto-cols-fr grid-flow-col gap-1 sm:gap-1.5"
        >
          {row.map(({ key, label, name, look }) => (
            <button
              key={key}
              type="button"
              aria-label={spokenName(label, name)}
              className={keyLook({ look })}
              onClick={() => onPress(key)}
            >
              {label}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Who speaks to the computer says what stands on the key, so it is part of the name. */
function spokenName(label: string, name: string): string {
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  const isInName = !/[a-z]/i.test(label) || words.includes(label.toLowerCase());

  return isInName ? name : `${label}, ${name}`;
}
