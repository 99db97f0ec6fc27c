/** What a key of the keyboard means to a calculator; undefined for a key that it has no use for. */
export function typedKey(
  event: KeyboardEvent,
  typed: Readonly<Record<string, string>>,
  own: ReadonlySet<string>,
): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  // A key that has the focus is pressed by Enter, as every button is.
  if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return undefined;

  return typed[event.key] ?? (own.has(event.key) ? event.key : undefined);
}
