/** The list with an id added at its end, or without it where it was there. */
export function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** The record with one entry set anew. */
export function withEntry<V>(
  entries: Readonly<Record<string, V>> | null,
  id: string,
  value: V,
): Record<string, V> {
  return { ...entries, [id]: value };
}

/** The record without one entry. */
export function withoutEntry<V>(entries: Readonly<Record<string, V>> | null, id: string): Record<string, V> {
  const { [id]: _taken, ...rest } = entries ?? {};

  return rest;
}
