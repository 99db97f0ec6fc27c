import type { Problem } from './question-type.ts';
import type { Option } from './schemas.ts';

/** The value that stands in the record itself: `constructor` is no id of a response. */
export function valueAt<T>(record: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}

/** Two things with one id, or two that read the same. */
export function checkOptions(options: readonly Option[], path: string): Problem[] {
  return [
    ...checkRepeats(
      options.map(({ id }) => id),
      (index) => ({ path: `${path}.${index}.id`, message: `The id "${options[index]?.id}" is used twice` }),
    ),
    ...checkRepeats(
      options.map(({ text }) => foldSpaces(text)),
      (index) => ({
        path: `${path}.${index}.text`,
        message: `"${options[index]?.text}" stands here twice. Change one of them`,
      }),
    ),
  ];
}

/** Ids that are none of the known ones, or that stand twice. */
export function checkIds(ids: readonly string[], known: readonly { id: string }[], path: string): Problem[] {
  const knownIds = new Set(known.map(({ id }) => id));
  const unknown = ids.flatMap((id, index) =>
    knownIds.has(id) ? [] : [{ path: `${path}.${index}`, message: `"${id}" is not part of this question` }],
  );

  return [
    ...unknown,
    ...checkRepeats(ids, (index) => ({
      path: `${path}.${index}`,
      message: `"${ids[index]}" stands here twice`,
    })),
  ];
}

/** Names of a record that are none of the known ids. */
export function checkNames(
  record: Readonly<Record<string, unknown>>,
  known: readonly { id: string }[],
  path: string,
): Problem[] {
  const knownIds = new Set(known.map(({ id }) => id));

  return Object.keys(record)
    .filter((id) => !knownIds.has(id))
    .map((id) => ({ path: `${path}.${id}`, message: `"${id}" is not part of this question` }));
}

function checkRepeats(values: readonly string[], problemAt: (index: number) => Problem): Problem[] {
  const seen = new Set<string>();

  return values.flatMap((value, index) => {
    const isRepeat = seen.has(value);
    seen.add(value);

    return isRepeat ? [problemAt(index)] : [];
  });
}

function foldSpaces(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
}
