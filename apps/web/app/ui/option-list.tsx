import { letterOf } from '@second-bell/question-text';
import { useId } from 'react';

import type { OptionMark } from './option-mark.tsx';
import { Option } from './option.tsx';

type OptionListProps = {
  /** What the choice is about, for screen readers: `Answers to question 3`. */
  name: string;
  options: readonly string[];
  selectedIndex: number | undefined;
  onSelect: (index: number) => void;
  /** What to show beside an option, by its index. */
  marks?: Readonly<Record<number, OptionMark>>;
  disabled?: boolean;
};

/** One choice out of several, lettered and large. */
export function OptionList({ name, options, selectedIndex, onSelect, marks, disabled }: OptionListProps) {
  const groupName = useId();

  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-3">
      <legend className="sr-only">{name}</legend>
      {options.map((text, index) => (
        <Option
          key={letterOf(index)}
          groupName={groupName}
          index={index}
          text={text}
          strikeName={text}
          isSelected={index === selectedIndex}
          onSelect={onSelect}
          mark={marks?.[index]}
        />
      ))}
    </fieldset>
  );
}
