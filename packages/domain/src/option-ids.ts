import { letterOf } from '@second-bell/question-text';

/** Options with the ids that tell them apart through edits; `ids` is null where they were never changed. */
export type IdentifiedOptions = { options: readonly string[]; ids: readonly string[] | null };

/**
 * The id of each option. Options that were never changed are called by their letters, in lower case: `a`, `b`, `c`.
 *
 * Ids are unique within a question and say nothing: after an edit, `c` may stand first.
 */
export function optionIdsOf({ options, ids }: IdentifiedOptions): string[] {
  return options.map((_option, index) => ids?.[index] ?? letterOf(index).toLowerCase());
}

/**
 * The ids of a question's options after an edit.
 *
 * An option keeps its id where its text is still there, wherever it moved; one whose text was changed keeps it where it
 * stands; any other is a new option, with an id from `newId`.
 */
export function carryOptionIds(
  before: IdentifiedOptions,
  options: readonly string[],
  newId: () => string,
): string[] {
  const oldIds = optionIdsOf(before);
  const carried = options.map((text) => oldIds[before.options.indexOf(text)]);
  const taken = new Set(carried);

  return carried.map((id, index) => {
    const inPlace = oldIds[index];
    if (id !== undefined) return id;

    return inPlace !== undefined && !taken.has(inPlace) ? inPlace : newId();
  });
}
