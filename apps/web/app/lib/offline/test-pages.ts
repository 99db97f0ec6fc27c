/** Pages on which a test is taken, or is about to be: nothing else asks for attention there. */
export function isTestPage(pathname: string): boolean {
  return /^\/(?:practice-test|student\/test)\/./.test(pathname);
}
