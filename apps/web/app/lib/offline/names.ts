/** What the pages and the service worker call by the same names. Knows neither of them, so that both can load it. */

/** The caches of the shell, one for each version of the site. */
export const SHELL_PREFIX = 'second-bell.shell.';
/** Content that was opened: a copy of the last answer to each call. */
export const OPENED = 'second-bell.opened';
/** What a learner asked to keep, a cache for each subject. */
export const KEPT_PREFIX = 'second-bell.kept.';

/** Held, shared, by each page in which a test is under way; who takes over needs it alone. */
export const TEST_LOCK = 'second-bell.test-under-way';

/** The page asks a new version that waits to take over. It does where no test is under way. */
export const TAKE_OVER = 'take-over';
/** The page asks for what a shell has beside what every page needs: the letters of formulas. */
export const KEEP_EXTRAS = 'keep-extras';

/** Told to each page when a version has taken over. */
export type TookOver = { kind: 'took-over'; version: string };

/** A page that fills a cache itself says so: the worker keeps no second copy. */
export const KEPT_BY_PAGE = 'x-kept-by-page';
