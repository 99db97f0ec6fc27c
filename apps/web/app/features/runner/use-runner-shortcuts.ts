import { type Shortcuts, useShortcuts } from '#lib/use-shortcuts.ts';

const OPTION_KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];

type RunnerKeys = {
  optionCount: number;
  onChoose: (index: number) => void;
  onPrevious: () => void;
  onNext: () => void;
  onFlagToggle: () => void;
  onHintToggle: () => void;
  onHelp: () => void;
};

/** The runner's keys. F flags, but where a question has an option F it picks that one, as its letter promises. */
export function useRunnerShortcuts(keys: RunnerKeys): void {
  useShortcuts(runnerShortcuts(keys));
}

export function runnerShortcuts({ optionCount, onChoose, ...actions }: RunnerKeys): Shortcuts {
  const options = OPTION_KEYS.slice(0, optionCount).flatMap((letter, index) => {
    const choose = () => onChoose(index);

    return [[letter, choose] as const, [String(index + 1), choose] as const];
  });

  return {
    arrowleft: actions.onPrevious,
    arrowright: actions.onNext,
    f: actions.onFlagToggle,
    h: actions.onHintToggle,
    '?': actions.onHelp,
    ...Object.fromEntries(options),
  };
}
