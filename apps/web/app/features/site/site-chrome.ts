/** The header and footer appear only on paths that do not start with these (spec section 2). */
export const PATHS_WITHOUT_CHROME = ['/admin-', '/student/'];

export function hasSiteChrome(pathname: string): boolean {
  return !PATHS_WITHOUT_CHROME.some((start) => pathname.startsWith(start));
}
