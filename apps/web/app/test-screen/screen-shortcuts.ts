import { letterOf } from '@second-bell/question-text';

import type { Shortcuts } from '#lib/use-shortcuts.ts';

/** Letters and figures reach six options. */
const REACHABLE_OPTIONS = 6;

export type ScreenKeys = {
  optionCount: number;
  onChoose: (index: number) => void;
  /** By -1 or 1. */
  onStep: (step: number) => void;
  onHintToggle: () => void;
  /** Where questions can be flagged. */
  onFlagToggle?: (() => void) | undefined;
  /** Where answers are explained at once. */
  onExplanationToggle?: (() => void) | undefined;
  onHelp: () => void;
};

/** The screen's keys. E and F have another meaning where a question has an option of that letter: they pick it. */
export function screenShortcuts({ optionCount, onChoose, onStep, ...actions }: ScreenKeys): Shortcuts {
  const reachable = Math.min(optionCount, REACHABLE_OPTIONS);
  const options = Array.from({ length: reachable }, (_none, index) => {
    const choose = () => onChoose(index);

    return [[letterOf(index).toLowerCase(), choose] as const, [String(index + 1), choose] as const];
  });
  const { onFlagToggle, onExplanationToggle } = actions;

  return {
    arrowleft: () => onStep(-1),
    arrowright: () => onStep(1),
    h: actions.onHintToggle,
    ...(onFlagToggle && { f: onFlagToggle }),
    ...(onExplanationToggle && { e: onExplanationToggle }),
    '?': actions.onHelp,
    ...Object.fromEntries(options.flat()),
  };
}
