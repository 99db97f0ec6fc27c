import { useId } from 'react';

import { Option } from '#ui/option.tsx';

import type { Verdicts } from './answer-props.ts';
import { toggled } from './toggled.ts';
import { markCount } from './words.ts';

type MarkListProps = {
  /** For screen readers. */
  name: string;
  /** Above the options, for everyone. */
  instruction: string;
  things: readonly { id: string; text: string }[];
  marked: readonly string[];
  /** The most that may be marked; left out, all may be. */
  select?: number | undefined;
  onChange: (marked: string[]) => void;
  disabled: boolean;
  verdicts?: Verdicts | undefined;
};

/** Things of which some are marked. With a number to choose, the rest waits until one is taken back. */
export function MarkList({ name, instruction, things, marked, select, disabled, ...rest }: MarkListProps) {
  const groupName = useId();
  const countId = useId();
  const isFull = select !== undefined && select > 1 && marked.length >= select;
  const change = (id: string) => rest.onChange(select === 1 ? [id] : toggled(marked, id));

  return (
    <fieldset disabled={disabled} aria-describedby={countId} className="grid min-w-0 gap-3">
      <legend className="sr-only">{name}</legend>
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        {instruction}
        <output id={countId} className="text-ink-soft">
          {markCount(marked.length, select)}
        </output>
      </p>
      {things.map(({ id, text }, index) => (
        <Option
          key={id}
          kind={select === 1 ? 'radio' : 'checkbox'}
          groupName={groupName}
          index={index}
          text={text}
          strikeName={id}
          isSelected={marked.includes(id)}
          isOff={isFull && !marked.includes(id)}
          onSelect={() => change(id)}
          mark={rest.verdicts?.[id]}
        />
      ))}
    </fieldset>
  );
}
