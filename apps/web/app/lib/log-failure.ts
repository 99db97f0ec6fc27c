/** For a failure that changes nothing for the person at the page: whoever looks into the console finds it. */
export function logFailure(what: string, error: unknown): void {
  console.warn(what, error);
}
