import { describe, expect, it } from 'vitest';

import { runnerShortcuts } from './use-runner-shortcuts.ts';

/** Presses a key and tells what happened. */
function press(key: string, optionCount: number): string | undefined {
  let done: string | undefined;
  const note = (what: string) => () => {
    done = what;
  };
  const shortcuts = runnerShortcuts({
    optionCount,
    onChoose: (index) => note(`option ${index}`)(),
    onPrevious: note('previous'),
    onNext: note('next'),
    onFlagToggle: note('flag'),
    onHintToggle: note('hint'),
    onHelp: note('help'),
  });
  shortcuts[key]?.();

  return done;
}

describe('the runner keys', () => {
  it.each([
    ['a', 4, 'option 0'],
    ['d', 4, 'option 3'],
    ['1', 4, 'option 0'],
    ['6', 6, 'option 5'],
    ['arrowleft', 4, 'previous'],
    ['arrowright', 4, 'next'],
    ['h', 4, 'hint'],
    ['?', 4, 'help'],
    ['f', 5, 'flag'],
    ['f', 6, 'option 5'],
  ])('%s on a question of %i options: %s', (key, optionCount, expected) => {
    expect(press(key, optionCount)).toBe(expected);
  });

  it.each([
    ['e', 4],
    ['5', 4],
  ])('%s does nothing where there are only %i options', (key, optionCount) => {
    expect(press(key, optionCount)).toBeUndefined();
  });
});
