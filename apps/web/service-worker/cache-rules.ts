/**
 * What becomes of a request:
 * - `pass`: the network's alone, never looked at and never kept
 * - `asset`: its name changes with its content, so a kept copy is as good as a new one
 * - `content`: asked of the server; a kept copy is shown where the server cannot be reached
 * - `app-page`: a page without a file of its own starts from the kept shell, in the version of its code
 * - `page`: asked of the server; the shell starts it where the server cannot be reached
 */
export type Rule = 'pass' | 'asset' | 'content' | 'app-page' | 'page';

/** What of a request its rule depends on. */
export type Asked = {
  method: string;
  url: URL;
  /** A page is asked for, not a part of one. */
  isNavigation: boolean;
  /** Who asks says who they are: the desk. */
  isAuthorized: boolean;
  /** The page keeps the answer itself. */
  isKeptByPage: boolean;
};

/**
 * The calls that are the same for everyone. Whatever is not named here is never kept: what somebody answered, an account,
 * the desk.
 */
const CONTENT = [
  /^\/api\/student\/(?:products|subjects|practice-tests)(?:\/|$)/,
  /^\/api\/exams\/[^/]+(?:\/questions)?$/,
  /^\/api\/(?:mock-exams|practice-topics|study-materials)$/,
  /^\/figures\/[^/]+$/,
  /^\/study-materials\/.+\.data$/,
  /^\/(?:favicon\.svg|search-texts\.json)$/,
];

/** Files whose address holds the hash of what is in them. */
const ASSETS = [/^\/assets\/[^/]+$/, /^\/api\/images\/[^/]+$/];

/** Pages with a parameter in their address: the server answers all of them with the shell, too. */
const APP_PAGES = /^\/(?:practice-test|student\/dashboard|student\/test)\/[^/]+$/;

export function ruleFor({ method, url, isNavigation, isAuthorized, isKeptByPage }: Asked): Rule {
  const { pathname } = url;
  if (method !== 'GET' || isAuthorized || isKeptByPage) return 'pass';
  if (isNavigation) return pageRule(pathname);
  if (ASSETS.some((pattern) => pattern.test(pathname))) return 'asset';

  return CONTENT.some((pattern) => pattern.test(pathname)) ? 'content' : 'pass';
}

function pageRule(pathname: string): Rule {
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  if (isFile || /^\/(?:api|admin|assets)(?:[/-]|$)/.test(pathname)) return 'pass';

  return APP_PAGES.test(pathname) ? 'app-page' : 'page';
}

/** Whether an answer says that the server itself cannot be reached: something before it answered instead. */
export function isUnreachable(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

/** What becomes of the kept copies of content when the server has answered. */
export function fateOfCopies(status: number): 'renew' | 'forget' | 'leave' {
  if (status === 200) return 'renew';

  return status === 404 || status === 410 ? 'forget' : 'leave';
}

/** The shells that nothing needs any more: all but this version's and the one before it, which open pages still run. */
export function shellsToForget(names: readonly string[], prefix: string, version: string): string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== prefix + version);

  return others.slice(0, -1);
}

/** The addresses that were kept first, beyond the most that are kept. */
export function overflowOf<T>(kept: readonly T[], most: number): T[] {
  return kept.slice(0, Math.max(0, kept.length - most));
}
