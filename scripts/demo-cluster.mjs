// `npm run demo:cluster`: two hosts of the app before a PostgreSQL of two nodes, all on the loopback address, from Debian's packages.
// Learners answer; a host is killed, then the primary, and it is counted what they saw of it and what was lost.
//
//   learners → HAProxy → two app hosts → PgBouncer → HAProxy → the primary that Patroni and etcd agree on; reads that may
//   lag → HAProxy → the synchronous replica
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { ensureBuilt, ensureInstalled } from './bootstrap.mjs';
import { bouncerConfig, balancerConfig, nodeConfig, portsFrom, postgresUser } from './cluster-config.mjs';
import { findPostgres, installed } from './machine.mjs';
import { startLearners } from './torture-learners.mjs';
import { startServer, whereAndWhen } from './torture-server.mjs';

const PROGRAMS = {
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/sbin/haproxy': 'haproxy',
};
const NODES = ['node1', 'node2'];
const HOSTS = ['app1', 'app2'];
/** How long is looked at each state: before, after each kill. */
const STEP_MS = 20_000;
/** How long the cluster may take to come up, and to come back. */
const PATIENCE_MS = 180_000;

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4440' }, learners: { type: 'string', default: '40' } },
});
const ports = portsFrom(Number(values.port));
const site = `http://127.0.0.1:${ports.site}`;

ensureInstalled();
ensureBuilt();
ensurePrograms();
const bin = findPostgres();
const user = postgresUser();
const folder = mkdtempSync(join(tmpdir(), 'second-bell-cluster-'));
const running = new Map();
const hosts = new Map();

try {
  await startCluster();
  for (const name of HOSTS) hosts.set(name, await startHost(name));
  await until('the balancer to find the hosts', async () => (await fetch(`${site}/api/ready`)).ok);
  console.log(`${whereAndWhen()}, ${values.learners} learners, two hosts, primary and synchronous replica`);
  await run();
} finally {
  await stopAll();
}

async function run() {
  const learners = startLearners(site, Number(values.learners));
  await wait(STEP_MS);
  console.log(
    `before: ${learners.takeAcknowledged()} answers stored, ${learners.takeErrors().length} errors`,
  );

  await watch('a host of the app is killed', learners, async () => hosts.get('app1').kill('SIGKILL'));
  hosts.set('app1', await startHost('app1'));
  await watch('the primary is killed', learners, killPrimary);

  await learners.stop();
  const { acknowledged, lost, doubled } = await learners.compare();
  const isGood = lost + doubled === 0 && acknowledged > 0;
  console.log(
    `${isGood ? 'PASS' : 'FAIL'} ${acknowledged} answers acknowledged in all, ${lost} lost, ${doubled} there twice`,
  );
  if (!isGood) process.exitCode = 1;
}

async function watch(what, learners, kill) {
  learners.takeErrors();
  learners.takeLongestGap();
  learners.takeAcknowledged();
  const at = performance.now();
  await kill();
  await until(
    'answers to be stored again',
    () => learners.hasStoredSince(performance.now() - 1_000) && performance.now() - at > STEP_MS,
  );
  const errors = learners.takeErrors();
  const byKind = Object.entries(Object.groupBy(errors, ({ kind }) => kind)).map(
    ([kind, list]) => `${list.length} × ${kind}`,
  );
  const last = Math.max(at, ...errors.map(({ endedAt }) => endedAt));
  const longest = learners.takeLongestGap();
  console.log(
    `${what}: ${errors.length} errors seen${errors.length > 0 ? ` (${byKind.join(', ')})` : ''}, the last one after ${seconds(last - at)}; nobody's answer was stored for ${seconds(longest)} at most; ${learners.takeAcknowledged()} stored meanwhile`,
  );
}

function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

async function startCluster() {
  chownSync(folder, user.uid, user.gid);
  for (const name of ['etcd', ...NODES]) {
    mkdirSync(join(folder, name));
    chownSync(join(folder, name), user.uid, user.gid);
  }
  start('etcd', '/usr/bin/etcd', [
    '--data-dir',
    join(folder, 'etcd'),
    '--listen-client-urls',
    `http://127.0.0.1:${ports.etcd}`,
    '--advertise-client-urls',
    `http://127.0.0.1:${ports.etcd}`,
    '--listen-peer-urls',
    `http://127.0.0.1:${ports.etcdPeer}`,
  ]);
  await until('etcd', async () => (await fetch(`http://127.0.0.1:${ports.etcd}/health`)).ok);
  for (const [index, name] of NODES.entries()) {
    // YAML is a superset of JSON.
    start(name, '/usr/bin/patroni', [
      file(`${name}.yml`, JSON.stringify(nodeConfig(name, index, { ports, folder, bin }))),
    ]);
    const state = index === 0 ? 'primary' : 'synchronous';
    await until(
      `${name} as ${state}`,
      async () => (await fetch(`http://127.0.0.1:${ports.rest[index]}/${state}`)).ok,
    );
  }
  start('haproxy', '/usr/sbin/haproxy', ['-f', file('haproxy.cfg', balancerConfig(ports))]);
  start('pgbouncer', '/usr/sbin/pgbouncer', [file('pgbouncer.ini', bouncerConfig(ports))]);
}

function startHost(name) {
  return startServer({
    PORT: String(ports[name]),
    DATABASE_URL: `postgres://postgres@127.0.0.1:${ports.pgbouncer}/postgres`,
    DATABASE_READ_URL: `postgres://postgres@127.0.0.1:${ports.replica}/postgres`,
    TRUST_PROXY: 'true',
  });
}

/** As if the machine were gone: Patroni with it, and PostgreSQL without a word. */
async function killPrimary() {
  for (const [index, name] of NODES.entries()) {
    if (!(await fetch(`http://127.0.0.1:${ports.rest[index]}/primary`)).ok) continue;
    running.get(name).kill('SIGKILL');
    process.kill(postmasterOf(name), 'SIGKILL');

    return;
  }
  throw new Error('There is no primary');
}

function postmasterOf(name) {
  return Number(readFileSync(join(folder, name, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function file(name, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  chownSync(path, user.uid, user.gid);

  return path;
}

function start(name, command, args) {
  const log = [];
  const child = spawn(command, args, { ...user, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => log.push(String(chunk)));
  child.on('exit', (code) => {
    if (code) console.error(`${name} ended with ${code}: ${log.join('').slice(-2_000)}`);
  });
  running.set(name, child);
}

/** Throws where it does not come true. */
async function until(what, isTrue) {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    if (
      await Promise.resolve()
        .then(isTrue)
        .catch(() => false)
    )
      return;
    await wait(200);
  }
  throw new Error(`Waited in vain for ${what}`);
}

async function stopAll() {
  for (const host of hosts.values()) host.kill('SIGKILL');
  for (const name of NODES) {
    running.get(name)?.kill('SIGKILL');
    const pidFile = join(folder, name, 'data', 'postmaster.pid');
    if (existsSync(pidFile)) killIfThere(postmasterOf(name));
  }
  for (const name of ['pgbouncer', 'haproxy', 'etcd']) running.get(name)?.kill('SIGKILL');
  await wait(1_000);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function killIfThere(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was killed before.
  }
}

function ensurePrograms() {
  const missing = Object.entries(PROGRAMS).flatMap(([path, name]) => (existsSync(path) ? [] : [name]));
  if (findPostgres() === undefined) missing.push('postgresql');
  if (missing.length === 0 || installed(missing)) return;

  console.error(`Not here: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`);
  process.exit(1);
}
