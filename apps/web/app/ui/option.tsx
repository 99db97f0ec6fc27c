import { letterOf } from '@second-bell/question-text';
import { cva } from 'class-variance-authority';
import { type KeyboardEvent, memo } from 'react';

import { Mark, type OptionMark } from './option-mark.tsx';
import { RichText } from './rich-text.tsx';

const optionVariants = cva(
  'relative flex min-h-14 items-start gap-3 rounded-control border-2 p-3 text-question has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus sm:gap-4 sm:px-4',
  {
    variants: {
      look: {
        plain: 'border-line bg-surface-raised hover:has-enabled:border-primary',
        selected: 'border-primary bg-primary-soft',
        correct: 'border-positive bg-positive-soft',
        incorrect: 'border-critical bg-critical-soft',
      },
    },
  },
);

const letterVariants = cva(
  'grid size-8 shrink-0 place-items-center rounded-full border-2 text-body font-bold',
  {
    variants: {
      look: {
        plain: 'border-line-strong',
        selected: 'border-primary bg-primary text-on-primary',
        correct: 'border-positive bg-positive text-surface-raised',
        incorrect: 'border-critical bg-critical text-surface-raised',
      },
    },
  },
);

type OptionProps = {
  groupName: string;
  index: number;
  text: string;
  isSelected: boolean;
  onSelect: (index: number) => void;
  mark: OptionMark | undefined;
  /** Several options of a list may be chosen. */
  kind?: 'radio' | 'checkbox';
  /** As many as may be chosen are chosen already. */
  isOff?: boolean;
};

/** One lettered option of a list. */
export const Option = memo(function Option({
  groupName,
  index,
  text,
  isSelected,
  onSelect,
  mark,
  kind = 'radio',
  isOff = false,
}: OptionProps) {
  const look = mark ?? (isSelected ? 'selected' : 'plain');

  return (
    <label className={optionVariants({ look })}>
      <input
        type={kind}
        disabled={isOff}
        name={groupName}
        checked={isSelected}
        onChange={() => onSelect(index)}
        onKeyDown={kind === 'radio' ? moveFocusOnly : undefined}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
      />
      <span className={letterVariants({ look })}>{letterOf(index)}</span>{' '}
      <span className="flex min-h-8 min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        <RichText inline className="min-w-0 grow">
          {text}
        </RichText>{' '}
        {mark && <Mark mark={mark} />}
      </span>
    </label>
  );
});

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Of themselves radio buttons choose on every arrow press, which would answer a question still being read. */
function moveFocusOnly(event: KeyboardEvent<HTMLInputElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;

  const group = event.currentTarget.closest('fieldset');
  const inputs = [...(group?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
  const next = inputs.indexOf(event.currentTarget) + step;
  event.preventDefault();
  inputs.at(next % inputs.length)?.focus();
}
