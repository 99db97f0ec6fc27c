/** What drop-down and drag and match share: places, each of which takes one of some options. */
import { checkNames, valueAt } from './checks.ts';
import type { DescribedPart, GradedPart, Problem } from './question-type.ts';
import type { Option } from './schemas.ts';
import { zeroOnePart } from './scoring.ts';
import { textOf } from './words.ts';

/** A blank, a target: what may be put there, and how the review calls it. */
export type Place = { id: string; label: string; options: readonly Option[] };

/** The id of an option by the id of its place. */
export type Choices = Readonly<Record<string, string>>;

export function checkChoices(places: readonly Place[], choices: Choices, path: string): Problem[] {
  const strangers = places.flatMap(({ id, options }) => {
    const chosen = valueAt(choices, id);
    const isKnown = chosen === undefined || options.some((option) => option.id === chosen);

    return isKnown ? [] : [{ path: `${path}.${id}`, message: `"${chosen}" is not part of this question` }];
  });

  return [...checkNames(choices, places, path), ...strangers];
}

/** A key has to fill every place. */
export function checkChoicesKey(places: readonly Place[], key: Choices): Problem[] {
  const empty = places.filter(({ id }) => valueAt(key, id) === undefined);

  return [
    ...checkChoices(places, key, 'key'),
    ...empty.map(({ id, label }) => ({ path: `key.${id}`, message: `Name the right one for "${label}"` })),
  ];
}

export function areChoicesComplete(places: readonly Place[], choices: Choices | null): boolean {
  return choices !== null && places.every(({ id }) => valueAt(choices, id) !== undefined);
}

/** 0/1: one point for each place with the right option. */
export function choiceParts(places: readonly Place[], key: Choices, choices: Choices | null): GradedPart[] {
  return places.map(({ id }) => {
    const right = valueAt(key, id);

    return zeroOnePart(id, right !== undefined && choices !== null && valueAt(choices, id) === right);
  });
}

export function describeChoices(places: readonly Place[], choices: Choices): string {
  return places
    .flatMap(({ id, label, options }) => {
      const text = textOf(options, valueAt(choices, id));

      return text === '' ? [] : [`${label}: ${text}`];
    })
    .join('\n');
}

export function describeChoiceParts(
  places: readonly Place[],
  key: Choices,
  choices: Choices | null,
): DescribedPart[] {
  const parts = choiceParts(places, key, choices);

  return places.map(({ id, label, options }, index) => ({
    id,
    label,
    given: textOf(options, choices === null ? undefined : valueAt(choices, id)),
    right: textOf(options, valueAt(key, id)),
    isRight: parts[index]?.isRight ?? false,
  }));
}
