/** A page that showed nothing for so long was not looked at: its device slept. */
const LONGEST_GAP_MS = 90_000;

/**
 * Measures the time in which a test is shown and runs, in milliseconds. The device's own clock has no part in it: it can be
 * changed, and goes on while a laptop is closed.
 */
export class TestClock {
  #elapsedMs: number;
  #countedAt: number | null = null;
  #wasAsleep = false;

  constructor(elapsedMs: number) {
    this.#elapsedMs = elapsedMs;
  }

  start(): void {
    this.#countedAt ??= performance.now();
  }

  stop(): void {
    this.#count();
    this.#countedAt = null;
  }

  elapsedMs(): number {
    this.#count();

    return Math.round(this.#elapsedMs);
  }

  /** Another page measured more of the same time. */
  atLeast(elapsedMs: number): void {
    this.#elapsedMs = Math.max(this.#elapsedMs, elapsedMs);
  }

  /** Whether the device slept since this was asked last. What it slept through is not counted. */
  takeSleep(): boolean {
    this.#count();
    const wasAsleep = this.#wasAsleep;
    this.#wasAsleep = false;

    return wasAsleep;
  }

  #count(): void {
    if (this.#countedAt === null) return;

    const now = performance.now();
    const gap = now - this.#countedAt;
    this.#countedAt = now;
    if (gap > LONGEST_GAP_MS) this.#wasAsleep = true;
    else this.#elapsedMs += gap;
  }
}
