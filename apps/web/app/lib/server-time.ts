/** The server's time less the page's own monotonic time, in milliseconds, once a reply has told it. */
let offsetMs: number | undefined;

/** Notes what time it is (ISO 8601), as a reply said that has just come. */
export function noteServerTime(now: string): void {
  offsetMs = Date.parse(now) - performance.now();
}

/** The time by the server's clock; by the device's own until a reply has come. */
export function serverTime(): Date {
  return new Date(offsetMs === undefined ? Date.now() : offsetMs + performance.now());
}
