const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** How long to wait before a process is replaced, after so many in a row that ended soon after their start. */
export function restartDelayMs(crashes: number): number {
  return Math.min(FIRST_MS * 2 ** (crashes - 1), LONGEST_MS);
}
