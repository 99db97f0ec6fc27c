// `npm run ops:check`: really runs what stands in `ops`, as far as this machine has the programs for it: systemd's own check
// of the unit, nginx with TLS in front of a server, an install without the tools for development, and the container.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureBuilt, ensureInstalled, projectEnvironment, projectNode, ROOT } from './bootstrap.mjs';

const OPS = join(ROOT, 'ops');
const PORTS = { server: 3461, http: 3462, https: 3463 };
const folder = mkdtempSync(join(tmpdir(), 'second-bell-ops-'));
const running = [];
let failed = 0;

ensureInstalled();
ensureBuilt();
try {
  await check('systemd takes the unit', checkUnit);
  await check('nginx takes its file, and a server answers behind it by TLS', checkProxy);
  await check('an install without the tools for development serves the pages', checkProduction);
  await check('the container is built and answers', checkContainer);
} finally {
  for (const child of running) await end(child);
  rmSync(folder, { recursive: true, force: true });
}
if (failed > 0) process.exitCode = 1;

/** A check answers why it could not be made, or nothing where it was. */
async function check(name, run) {
  try {
    const reason = await run();
    console.log(reason === undefined ? `✓ ${name}` : `– ${name}: not checked, ${reason}`);
  } catch (error) {
    failed += 1;
    console.error(`✗ ${name}: ${error.message}`);
  }
}

function checkUnit() {
  if (!has('systemd-analyze')) return 'there is no systemd here';
  // The folder of an installed server is not there.
  const unit = readFileSync(join(OPS, 'second-bell.service'), 'utf8')
    .replaceAll('/opt/second-bell', ROOT)
    .replace('/usr/bin/node', projectNode());
  const file = join(folder, 'second-bell.service');
  writeFileSync(file, unit);
  must('systemd-analyze', ['verify', '--man=no', file]);

  return undefined;
}

async function checkProxy() {
  if (!has('nginx') || !has('openssl')) return 'there is no nginx, or no openssl, here';
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  must('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=bell.example',
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  const site = readFileSync(join(OPS, 'nginx.conf'), 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${PORTS.server}`)
    .replace('/etc/letsencrypt/live/bell.example/fullchain.pem', certificate)
    .replace('/etc/letsencrypt/live/bell.example/privkey.pem', key)
    .replace('listen 80;', `listen 127.0.0.1:${PORTS.http};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${PORTS.https} ssl`)
    .replaceAll(/listen \[::\].*/g, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  const owner = process.getuid?.() === 0 ? 'user root; ' : '';
  writeFileSync(
    file,
    `${owner}daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
  );
  must('nginx', ['-t', '-c', file]);

  start('nginx', ['-c', file]);
  await startServer(join(ROOT, 'apps/server/src/main.ts'), { TRUST_PROXY: 'true' });
  const page = await ask('/ged');
  const failure = await ask('/api/exams/nowhere', { 'x-request-id': 'made-up-by-a-caller' });
  expect(page.status === 200, `the page was answered ${page.status}`);
  expect(page.headers['strict-transport-security'] !== undefined, 'no HSTS was sent');
  expect(String(page.headers['set-cookie']).includes('__Host-guest='), 'the cookie has another name');
  expect(failure.status === 404, `an unknown exam was answered ${failure.status}`);
  expect(/^[0-9a-f]{32}$/.test(failure.headers['x-request-id']), 'the number is not the one of nginx');
  const { status, headers } = await fetch(`http://127.0.0.1:${PORTS.http}/ged`, { redirect: 'manual' });
  expect(status === 301 && headers.get('location')?.startsWith('https://'), 'http is not sent on to https');
  for (const child of running.splice(0)) await end(child);

  return undefined;
}

async function checkProduction() {
  const copy = join(folder, 'production');
  const files = must('git', ['ls-files', '-z']).split('\0').filter(Boolean);
  for (const file of files) {
    if (existsSync(join(ROOT, file)) && !file.startsWith('e2e/')) cpSync(join(ROOT, file), join(copy, file));
  }
  cpSync(join(ROOT, 'apps/web/build'), join(copy, 'apps/web/build'), { recursive: true });
  must('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: copy });
  for (const tool of ['lighthouse', '@playwright/test', 'chrome-launcher', 'oxlint']) {
    expect(!existsSync(join(copy, 'node_modules', tool)), `${tool} was installed`);
  }
  await startServer(join(copy, 'apps/server/src/main.ts'), {});
  const { status } = await fetch(`http://127.0.0.1:${PORTS.server}/ged`);
  expect(status === 200, `the page was answered ${status}`);
  for (const child of running.splice(0)) await end(child);

  return undefined;
}

async function checkContainer() {
  const engine = ['podman', 'docker'].find(
    (name) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0,
  );
  if (engine === undefined) return 'no container engine answers here';
  must(engine, ['build', '-f', 'ops/Containerfile', '-t', 'second-bell-check', '.']);
  const name = `second-bell-check-${process.pid}`;
  start(engine, ['run', '--rm', '--name', name, '-p', `127.0.0.1:${PORTS.server}:3000`, 'second-bell-check']);
  try {
    await untilAnswered(`http://127.0.0.1:${PORTS.server}/api/health`);
  } finally {
    must(engine, ['stop', name]);
  }

  return undefined;
}

async function startServer(main, environment) {
  start(projectNode(), [main], {
    ...environment,
    NODE_ENV: 'production',
    PORT: String(PORTS.server),
    DATA_DIR: mkdtempSync(join(folder, 'data-')),
    PARENT_PROCESS: String(process.pid),
  });
  await untilAnswered(`http://127.0.0.1:${PORTS.server}/api/ready`);
}

function start(command, args, environment = {}) {
  const child = spawn(command, args, { cwd: folder, env: projectEnvironment(environment), stdio: 'ignore' });
  running.push(child);

  return child;
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function untilAnswered(url) {
  for (let tries = 0; tries < 600; tries += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nothing answers at ${url}`);
}

function ask(path, headers = {}) {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: PORTS.https,
      path,
      servername: 'bell.example',
      headers: { host: 'bell.example', ...headers },
      // It was signed by this script a moment ago.
      rejectUnauthorized: false,
    };
    request(options, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });
}

function must(command, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    env: projectEnvironment(),
    encoding: 'utf8',
    ...options,
  });
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${(stderr || stdout).trim()}`);

  return stdout;
}

function has(command) {
  return spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;
}

function expect(isRight, words) {
  if (!isRight) throw new Error(words);
}
