import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from '../scripts/server-command.mjs';

export type Running = { url: string; pid: number; stop: () => Promise<void> };

export const ADMINISTRATOR = { email: 'bench@example.com', password: 'measure twice, cut once' };

/** Ports of their own, so that nothing else is met that runs here. */
const PORTS = { product: 3201, bare: 3202, nginx: 3203 };

/** A folder that goes with the work. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'second-bell-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The product as `npm start` runs it, on an embedded database in `folder` or on the PostgreSQL at `databaseUrl`. Its
 * limits of writes count as ever, but are never reached: all the load comes from one address.
 */
export async function startProduct(where: { folder: string } | { databaseUrl: string }): Promise<Running> {
  const database: Record<string, string> =
    'folder' in where ? { DATA_DIR: join(where.folder, 'data') } : { DATABASE_URL: where.databaseUrl };
  const env = {
    ...process.env,
    ...SERVER_ENVIRONMENT,
    ...database,
    PORT: String(PORTS.product),
    LOG_LEVEL: 'error',
    WRITE_LIMITS: '999999999,999999999,999999999',
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    PARENT_PROCESS: String(process.pid),
  };
  const child = spawn(process.execPath, SERVER_ARGUMENTS, { env, stdio: 'ignore' });

  return ready(child, `http://127.0.0.1:${PORTS.product}`, '/api/health');
}

/** The least that Node can do: one buffer for every request. */
export async function startBareNode(folder: string, body: Buffer): Promise<Running> {
  const file = join(folder, 'body.json');
  writeFileSync(file, body);

  return startScript(`
    const body = require('node:fs').readFileSync(${JSON.stringify(file)});
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const answer = (_, response) => response.writeHead(200, headers).end(body);`);
}

/** The least that Node can do with an answer: it reads the JSON, and writes it again. */
export async function startEcho(): Promise<Running> {
  return startScript(`
    const type = { 'content-type': 'application/json; charset=utf-8' };
    const answer = (request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (chunk) => (text += chunk)).on('end', () => {
        const body = JSON.stringify(text === '' ? {} : JSON.parse(text));
        response.writeHead(request.method === 'POST' ? 201 : 200, { ...type, 'content-length': Buffer.byteLength(body) });
        response.end(body);
      });
    };`);
}

/** `code` defines `answer`. */
function startScript(code: string): Promise<Running> {
  const script = `${code} require('node:http').createServer(answer).listen(${PORTS.bare}, '127.0.0.1');`;
  const child = spawn(process.execPath, ['--input-type=commonjs', '-e', script], { stdio: 'ignore' });

  return ready(child, `http://127.0.0.1:${PORTS.bare}`, '/');
}

/** nginx as it comes, one worker per core, serving the bytes as a file. */
export async function startNginx(program: string, folder: string, body: Buffer): Promise<Running> {
  const web = join(folder, 'nginx');
  mkdirSync(web, { recursive: true });
  writeFileSync(join(web, 'questions'), body);
  const config = join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    config,
    `daemon off; ${user} worker_processes auto; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type application/json;
            client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
            uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
            server { listen 127.0.0.1:${PORTS.nginx}; root ${web}; } }`,
  );
  const child = spawn(program, ['-c', config], { stdio: 'ignore' });

  return ready(child, `http://127.0.0.1:${PORTS.nginx}`, '/questions');
}

/** Waits until a server answers, at most a minute. Throws where it ends before that. */
export async function ready(child: ChildProcess, url: string, path: string): Promise<Running> {
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
  });
  for (let tries = 0; tries < 6_000; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server at ${url} ended with ${child.exitCode}`);
    const isThere = await fetch(url + path).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return { url, pid: child.pid ?? 0, stop: () => (child.kill('SIGTERM'), ended) };
    await setTimeout(10);
  }
  child.kill('SIGKILL');
  throw new Error(`The server at ${url} did not answer`);
}
