import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

export type Running = { url: string; stop: () => Promise<void> };

/** The product as it runs for users, on an embedded database in `folder`, with the content of `content`. */
export async function startProduct(folder: string, content: string): Promise<Running> {
  const port = 3201;
  const site = join(folder, 'site', 'client');
  mkdirSync(site, { recursive: true });
  writeFileSync(
    join(site, '..', 'site.json'),
    JSON.stringify({ scriptHashes: {}, fallback: 'index.html', routes: [] }),
  );
  const source = (path: string) => JSON.stringify(join(ROOT, 'apps', 'server', 'src', path));
  const script = `
    const { serve } = await import(${source('serve.ts')});
    const { readConfig } = await import(${source('config.ts')});
    await serve(readConfig(process.env), ${JSON.stringify({ site, content })});
  `;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
    // A load test writes more than any school.
    WRITE_LIMITS: 'off',
  };
  const cwd = join(ROOT, 'apps', 'server');
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd, env, stdio: 'ignore' });

  return ready(child, `http://127.0.0.1:${port}`, '/api/health');
}

/** The product with its built pages and its own content. */
export async function startSite(folder: string): Promise<Running> {
  const port = 3204;
  const main = join(ROOT, 'apps', 'server', 'src', 'main.ts');
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
    PARENT_PROCESS: String(process.pid),
  };
  const child = spawn(process.execPath, [main], { env, stdio: 'ignore' });

  return ready(child, `http://127.0.0.1:${port}`, '/api/health');
}

/** The least that Node can do: one buffer for every request. */
export async function startBareNode(folder: string, body: Buffer): Promise<Running> {
  const file = join(folder, 'body.json');
  writeFileSync(file, body);
  const script = `
    const body = require('node:fs').readFileSync(${JSON.stringify(file)});
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    require('node:http').createServer((_, response) => response.writeHead(200, headers).end(body)).listen(3202, '127.0.0.1');
  `;
  const child = spawn(process.execPath, ['--input-type=commonjs', '-e', script], { stdio: 'ignore' });

  return ready(child, 'http://127.0.0.1:3202', '/');
}

/** nginx as it comes, one worker per core, serving the bytes as a file. */
export async function startNginx(folder: string, body: Buffer): Promise<Running> {
  const web = join(folder, 'nginx');
  mkdirSync(web, { recursive: true });
  writeFileSync(join(web, 'questions'), body);
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; user root; worker_processes auto; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type application/json;
            client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
            uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
            server { listen 127.0.0.1:3203; root ${web}; } }`,
  );
  const child = spawn('/usr/sbin/nginx', ['-c', config], { stdio: 'ignore' });

  return ready(child, 'http://127.0.0.1:3203', '/questions');
}

async function ready(child: ChildProcess, url: string, path: string): Promise<Running> {
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
  });
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server at ${url} ended with ${child.exitCode}`);
    const isThere = await fetch(url + path).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return { url, stop: () => (child.kill('SIGTERM'), ended) };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server at ${url} did not answer`);
}
