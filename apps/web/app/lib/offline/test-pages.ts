/** Pages on which a test is taken, or is about to be: nothing else asks for attention there. */
export function isTestPage(pathname: string): boolean {
  return /^\/(?:practice-test|student\/test)\/./.test(pathname);
}

/** Pages on which questions are answered, in whatever way. */
export function isWorkPage(pathname: string): boolean {
  return isTestPage(pathname) || /^\/(?:practice\/.|review)/.test(pathname);
}
