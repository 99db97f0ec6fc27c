import { letterOf, MAX_OPTIONS } from '@second-bell/question-text';
import { ArrowDown, ArrowUp, type LucideIcon, Plus, Trash2 } from 'lucide-react';
import { type Ref, useId } from 'react';

import { Button } from '#ui/button.tsx';

import { MIN_OPTIONS, withNewOption, withOptionMoved } from './option-drafts.ts';
import type { OptionDraft } from './question-draft.ts';

type OptionsFieldProps = {
  ref: Ref<HTMLInputElement>;
  options: readonly OptionDraft[];
  /** The id of the right option. */
  right: string;
  problem: string | undefined;
  onChange: (options: OptionDraft[]) => void;
  onRightChange: (id: string) => void;
};

/** The options of a choice: their texts, their order, and which one is right. */
export function OptionsField({ ref, options, right, problem, onChange, onRightChange }: OptionsFieldProps) {
  const groupName = useId();
  const problemId = useId();

  return (
    <fieldset
      className="grid min-w-0 gap-2"
      {...(problem !== undefined && { 'aria-describedby': problemId })}
    >
      <legend className="mb-1.5 font-semibold">Options</legend>
      <p className="-mt-1 text-small text-ink-soft">
        Mark the right answer. Options that stay empty are left out.
      </p>
      {options.map((option, index) => (
        <OptionRow
          key={option.id}
          ref={index === 0 ? ref : null}
          letter={letterOf(index)}
          text={option.text}
          groupName={groupName}
          isRight={option.id === right}
          onText={(text) => onChange(options.with(index, { ...option, text }))}
          onRight={() => onRightChange(option.id)}
          canMove={(step) => index + step in options}
          onMove={(step) => onChange(withOptionMoved(options, index, step))}
          onRemove={options.length > MIN_OPTIONS ? () => onChange(options.toSpliced(index, 1)) : undefined}
        />
      ))}
      {problem !== undefined && (
        <p id={problemId} className="font-semibold text-critical">
          {problem}
        </p>
      )}
      <Button
        intent="secondary"
        size="small"
        className="justify-self-start"
        disabled={options.length >= MAX_OPTIONS}
        onClick={() => onChange(withNewOption(options))}
      >
        <Plus aria-hidden="true" />
        Add option
      </Button>
    </fieldset>
  );
}

type OptionRowProps = {
  ref: Ref<HTMLInputElement>;
  letter: string;
  text: string;
  groupName: string;
  isRight: boolean;
  onText: (text: string) => void;
  onRight: () => void;
  canMove: (step: -1 | 1) => boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: (() => void) | undefined;
};

function OptionRow({ ref, letter, text, groupName, isRight, ...row }: OptionRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 rounded-control has-[[type=radio]:checked]:bg-positive-soft">
      <label className="flex min-h-11 cursor-pointer items-center gap-2 pl-2 font-semibold">
        <input
          type="radio"
          name={groupName}
          checked={isRight}
          onChange={row.onRight}
          className="size-5 cursor-pointer accent-positive"
        />
        <span className="sr-only">Right answer: </span>
        {letter}
      </label>
      <input
        ref={ref}
        aria-label={`Option ${letter}`}
        value={text}
        onChange={(event) => row.onText(event.target.value)}
        autoComplete="off"
        className="min-h-12 min-w-0 grow basis-44 rounded-control border-2 border-line-strong bg-surface-raised px-3"
      />
      <div className="flex">
        <OptionButton
          icon={ArrowUp}
          label={`Move option ${letter} up`}
          disabled={!row.canMove(-1)}
          onClick={() => row.onMove(-1)}
        />
        <OptionButton
          icon={ArrowDown}
          label={`Move option ${letter} down`}
          disabled={!row.canMove(1)}
          onClick={() => row.onMove(1)}
        />
        <OptionButton
          icon={Trash2}
          label={`Remove option ${letter}`}
          disabled={row.onRemove === undefined}
          onClick={() => row.onRemove?.()}
        />
      </div>
    </div>
  );
}

type OptionButtonProps = { icon: LucideIcon; label: string; disabled: boolean; onClick: () => void };

/** Where it can do nothing it stays in the tab order: it may just have been pressed. */
function OptionButton({ icon: Icon, label, disabled, onClick }: OptionButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
      className="grid size-11 cursor-pointer place-items-center rounded-control text-ink-soft hover:bg-surface-sunken hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{label}</span>
    </button>
  );
}
