/** Each value with a key for React, by its place: the parts of one question never change their places. */
export function keyed<V>(values: readonly V[]): { key: string; value: V }[] {
  return values.map((value, index) => ({ key: `at-${index}`, value }));
}
