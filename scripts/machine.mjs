// The programs the tests need beside Node: a browser and PostgreSQL. Installed where this user may.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { say } from './bootstrap.mjs';

/** Chromium without its windows: the same pages for three quarters of the work. Debian's wrapper would outlive a kill. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const POSTGRES_VERSIONS = '/usr/lib/postgresql';

export function findBrowser() {
  return BROWSERS.find((path) => existsSync(path));
}

/** What the journeys run in: the headless shell, or where there is none, a whole browser. */
export function findJourneysBrowser() {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser();
}

/** The folder with `initdb` and `postgres` of the newest version installed. */
export function findPostgres() {
  if (!existsSync(POSTGRES_VERSIONS)) return undefined;
  const versions = readdirSync(POSTGRES_VERSIONS).sort((a, b) => Number(b) - Number(a));

  return versions
    .map((version) => join(POSTGRES_VERSIONS, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** Says what is missing and cannot be installed here; the tests that need it are then counted as skipped. */
export function ensureTestPrograms() {
  const missing = [...(findBrowser() ? [] : ['chromium']), ...(findPostgres() ? [] : ['postgresql'])];
  const wanted = existsSync(HEADLESS_SHELL) ? missing : [...missing, 'chromium-headless-shell'];
  if (wanted.length === 0 || installed(wanted)) return;
  // Older Debians have no headless shell; a whole browser does as well.
  if (missing.length === 0 || installed(missing)) return;

  say(
    `Not here: ${missing.join(' and ')}. The tests that need it are skipped. On Debian, root can install it: apt-get install ${missing.join(' ')}`,
  );
}

/** Installs Debian packages where this user may, and tells whether that worked. */
export function installed(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;

  say(`Installing ${packages.join(' and ')}`);
  const options = { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  const { status, stderr } = spawnSync(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...packages],
    options,
  );
  if (status !== 0) console.error(String(stderr));

  return status === 0;
}
