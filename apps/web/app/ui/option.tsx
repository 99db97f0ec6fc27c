import { letterOf } from '@second-bell/question-text';
import { cva } from 'class-variance-authority';
import { type KeyboardEvent, memo } from 'react';

import { cn } from './cn.ts';
import { Mark, type OptionMark } from './option-mark.tsx';
import { RichText } from './rich-text.tsx';
import { StrikeButton, STRUCK_OUT } from './strike-button.tsx';
import { useStrike } from './strikes.ts';

const optionVariants = cva(
  'relative flex min-h-14 min-w-0 grow items-start gap-3 rounded-control border-2 p-3 text-question has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus sm:gap-4 sm:px-4',
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
  /** What names the option where it is struck out. */
  strikeName: string;
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
  strikeName,
  isSelected,
  onSelect,
  mark,
  kind = 'radio',
  isOff = false,
}: OptionProps) {
  const strike = useStrike(strikeName, letterOf(index));
  const isStruck = strike?.isStruck === true;
  const look = mark ?? (isSelected ? 'selected' : 'plain');

  /** What is chosen after all is ruled out no more. */
  function select(): void {
    if (isStruck) strike.toggle();
    onSelect(index);
  }

  const label = (
    <label className={optionVariants({ look })}>
      <input
        type={kind}
        disabled={isOff}
        name={groupName}
        checked={isSelected}
        aria-keyshortcuts={strike ? 'X' : undefined}
        onChange={select}
        onKeyDown={(event) => {
          if (kind === 'radio') moveFocusOnly(event);
          if (strike && isStrikeKey(event)) strike.toggle();
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
      />
      <span className={letterVariants({ look })}>{letterOf(index)}</span>{' '}
      <span className="flex min-h-8 min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        <RichText
          inline
          className={cn('min-w-0 grow', isStruck && 'text-ink-soft line-through decoration-2')}
        >
          {text}
        </RichText>{' '}
        {isStruck && <span className="sr-only">{STRUCK_OUT}</span>}
        {mark && <Mark mark={mark} />}
      </span>
    </label>
  );

  if (!strike) return label;

  return (
    <div className="flex items-stretch gap-2">
      {label}
      <StrikeButton letter={letterOf(index)} isStruck={isStruck} onPress={strike.toggle} />
    </div>
  );
});

const STRIKE_KEYS = new Set(['x', 'X', 'Delete']);

function isStrikeKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return STRIKE_KEYS.has(key) && !ctrlKey && !metaKey && !altKey;
}

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
