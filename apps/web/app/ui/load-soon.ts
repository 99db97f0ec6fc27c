/**
 * Starts loading, after all that the page does now, what it may need later: what it is for comes first. Where that fails, it
 * is told where the thing is asked for.
 */
export function loadSoon(load: () => Promise<unknown>): void {
  setTimeout(() => void load().catch(() => undefined));
}
