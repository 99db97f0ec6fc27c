// What `npm start` and `npm test` need before anything else can run. Plain JavaScript without dependencies,
// for any Node from 18 on: the project's own Node and libraries may not be there yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const MODULES = join(ROOT, 'node_modules');
const REQUIRED_MAJOR = 24;

export function say(line) {
  console.log(`· ${line}`);
}

/** Installs exactly what the lockfile names, where that has not been done for this lockfile and this platform. */
export function ensureInstalled() {
  const stampFile = join(MODULES, '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (readIfThere(stampFile) === wanted) return;

  say('Installing the libraries (once; about a minute)');
  const npm = process.env.npm_execpath;
  const [command, prefix] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  runOrExit(command, [...prefix, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32' && command === 'npm',
  });
  writeFileSync(stampFile, wanted);
}

/** The Node that the project pins, as its platform's package holds it; else this one, where it is new enough. */
export function projectNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  for (const name of [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]) {
    const path = join(MODULES, name, 'bin', binary);
    if (existsSync(path)) return path;
  }
  if (Number.parseInt(process.versions.node, 10) >= REQUIRED_MAJOR) return process.execPath;

  console.error(
    `Second Bell needs Node ${REQUIRED_MAJOR}, and no package of it exists for ${process.platform} on ${process.arch}. Install Node ${REQUIRED_MAJOR} and start again.`,
  );
  process.exit(1);
}

/** The environment for everything the project runs: `node` and the libraries' commands are the project's own. */
export function projectEnvironment(extra = {}) {
  const path = [dirname(projectNode()), join(MODULES, '.bin'), process.env.PATH].join(delimiter);

  return { ...process.env, PATH: path, ...extra };
}

const WEB = join(ROOT, 'apps', 'web');
const WEB_SOURCES = [
  join(WEB, 'app'),
  join(WEB, 'public'),
  join(WEB, 'service-worker'),
  join(WEB, 'scripts'),
  join(WEB, 'package.json'),
  join(WEB, 'react-router.config.ts'),
  join(WEB, 'vite.config.ts'),
  join(ROOT, 'content'),
  join(ROOT, 'packages', 'contract'),
  join(ROOT, 'packages', 'domain'),
  join(ROOT, 'packages', 'question-text'),
  join(ROOT, 'package-lock.json'),
];

/** Builds the pages where a source of theirs has changed since the last build. */
export function ensureBuilt() {
  const stampFile = join(ROOT, 'apps', 'web', 'build', '.built');
  const hash = createHash('sha256').update(process.env.PUBLIC_URL ?? '');
  for (const source of WEB_SOURCES) addToHash(hash, source);
  const wanted = hash.digest('hex');
  if (readIfThere(stampFile) === wanted) return;

  say('Building the pages');
  const publicUrl = process.env.PUBLIC_URL;
  const environment = { NODE_ENV: 'production', ...(publicUrl && { VITE_PUBLIC_URL: publicUrl }) };
  const cli = join(MODULES, '@react-router', 'dev', 'bin.cjs');
  const quiet = { cwd: WEB, env: projectEnvironment(environment), stdio: 'pipe' };
  runOrExit(projectNode(), [cli, 'build'], quiet);
  for (const script of [
    'make-worksheets.ts',
    'make-search-texts.ts',
    'make-figures.ts',
    'make-social-cards.ts',
    'make-app-manifest.ts',
    'make-service-worker.ts',
    'finish-build.ts',
  ]) {
    runOrExit(projectNode(), [join(WEB, 'scripts', script)], quiet);
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wanted);
}

/** Runs a command to its end; its status decides. Output held back (`stdio: 'pipe'`) is shown where it fails. */
export function runOrExit(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    ...options,
  });
  if (status === 0) return;

  console.error([stdout, stderr, error?.message].filter(Boolean).join('\n'));
  console.error(`This failed: ${[command, ...args].join(' ')}`);
  process.exit(1);
}

/**
 * Hands this process over to a command, whose status is then this one's. Where Node can, it takes this process's place:
 * its number, its memory, and the signals sent to it. Elsewhere it runs beside it, and gets the signals handed on.
 *
 * npm hands no SIGTERM on to what it runs, and a kill -9 cannot be handed on: so the command is told, as
 * PARENT_PROCESS, without which process it has to stop.
 */
export function handOver(command, args, environment) {
  const isUnderNpm = process.env.npm_lifecycle_event !== undefined;
  if (process.platform !== 'win32' && typeof process.execve === 'function') {
    process.chdir(ROOT);
    const parent = isUnderNpm ? { PARENT_PROCESS: String(process.ppid) } : {};
    process.execve(command, [command, ...args], { ...environment, ...parent });
  }

  const env = { ...environment, PARENT_PROCESS: String(process.pid) };
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (isUnderNpm) onParentGone(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`This cannot be run: ${command}: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
  });
}

function onParentGone(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Sizes and times instead of contents: this runs at every start. */
function addToHash(hash, path) {
  if (!existsSync(path)) return;

  const stats = statSync(path);
  if (stats.isDirectory()) {
    for (const name of readdirSync(path).sort()) addToHash(hash, join(path, name));
  } else {
    hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
  }
}
