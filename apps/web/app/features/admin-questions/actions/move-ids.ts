/** The ids with some of them moved, in their order, so that the first of them stands at a place (from 0). */
export function idsMovedTo(ids: readonly string[], moved: ReadonlySet<string>, place: number): string[] {
  const rest = ids.filter((id) => !moved.has(id));

  return rest.toSpliced(place, 0, ...ids.filter((id) => moved.has(id)));
}
