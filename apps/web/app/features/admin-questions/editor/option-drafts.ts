import { newOptionId, type OptionDraft } from './question-draft.ts';

export const MIN_OPTIONS = 2;

/** One more blank option, with an id that none has. */
export function withNewOption(options: readonly OptionDraft[]): OptionDraft[] {
  const taken = new Set(options.map(({ id }) => id));
  let number = options.length;
  while (taken.has(newOptionId(number))) number += 1;

  return [...options, { id: newOptionId(number), text: '' }];
}

/** The option trades places with the one above it (-1) or below it (1); at an end it stays. */
export function withOptionMoved(options: readonly OptionDraft[], index: number, step: -1 | 1): OptionDraft[] {
  const [moved, neighbour] = [options[index], options[index + step]];
  if (!moved || !neighbour) return [...options];

  return options.with(index, neighbour).with(index + step, moved);
}
