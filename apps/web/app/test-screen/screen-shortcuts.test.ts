import { describe, expect, it } from 'vitest';

import { screenShortcuts } from './screen-shortcuts.ts';

/** Presses a key where all can be done, and tells what happened. */
function press(key: string, optionCount: number): string | undefined {
  let done: string | undefined;
  const note = (what: string) => () => {
    done = what;
  };
  const shortcuts = screenShortcuts({
    optionCount,
    onChoose: (index) => note(`option ${index}`)(),
    onStep: (step) => note(`step ${step}`)(),
    onFlagToggle: note('flag'),
    onHintToggle: note('hint'),
    onExplanationToggle: note('explanation'),
    onHelp: note('help'),
  });
  shortcuts[key]?.();

  return done;
}

describe('the keys of a test', () => {
  it.each([
    ['a', 4, 'option 0'],
    ['d', 4, 'option 3'],
    ['1', 4, 'option 0'],
    ['6', 6, 'option 5'],
    ['arrowleft', 4, 'step -1'],
    ['arrowright', 4, 'step 1'],
    ['h', 4, 'hint'],
    ['?', 4, 'help'],
    ['f', 5, 'flag'],
    ['f', 6, 'option 5'],
    ['e', 4, 'explanation'],
    ['e', 5, 'option 4'],
  ])('%s on a question of %i options: %s', (key, optionCount, expected) => {
    expect(press(key, optionCount)).toBe(expected);
  });

  it.each([
    ['5', 4],
    ['g', 7],
  ])('%s does nothing on a question of %i options', (key, optionCount) => {
    expect(press(key, optionCount)).toBeUndefined();
  });

  it('leaves out what a mode has not', () => {
    const none = () => undefined;
    const keys = screenShortcuts({
      optionCount: 0,
      onChoose: none,
      onStep: none,
      onHintToggle: none,
      onHelp: none,
    });

    expect(Object.keys(keys)).toEqual(['arrowleft', 'arrowright', 'h', '?']);
  });
});
