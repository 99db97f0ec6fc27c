import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findPostgres } from '../../../../scripts/machine.mjs';

type Postgres = { url: string; stop: () => Promise<void> };

/**
 * Starts a PostgreSQL of one's own from Debian's binaries, on a loopback port; undefined where it is not installed. But for
 * the settings given (`name=value`), with those that it comes with: what is committed is on the disk.
 */
export async function startPostgres(more: readonly string[] = []): Promise<Postgres | undefined> {
  const bin = findPostgres();
  if (bin === undefined) return undefined;

  return startWith(
    bin,
    (data) => [join(bin, 'initdb'), '--pgdata', data, '--username', 'tests', '--auth', 'trust', '--no-sync'],
    more,
  );
}

/** Starts a replica that follows another one, from a copy of it. */
export async function startReplica(primaryUrl: string): Promise<Postgres> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL is not installed here');
  const copy = ['--checkpoint', 'fast', '--write-recovery-conf', '--no-sync'];

  return startWith(bin, (data) => [
    join(bin, 'pg_basebackup'),
    '--dbname',
    primaryUrl,
    '--pgdata',
    data,
    ...copy,
  ]);
}

async function startWith(
  bin: string,
  makeData: (folder: string) => string[],
  more: readonly string[] = [],
): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'second-bell-postgres-'));
  const owner = clusterOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);

  const data = join(folder, 'data');
  runAs(owner, makeData(data));
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    ...more,
  ];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  await waitUntilReady(join(bin, 'pg_isready'), port);

  return {
    url: `postgres://tests@127.0.0.1:${port}/postgres`,

    stop: async () => {
      if (server.exitCode === null) {
        // Fast shutdown: open connections are ended.
        server.kill('SIGINT');
        await once(server, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Owner = { uid: number; gid: number };

/** PostgreSQL refuses to run as root: Debian's package brings a user for it. */
function clusterOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;

  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);

  return { uid: idOf('-u'), gid: idOf('-g') };
}

function runAs(owner: Owner | undefined, [command = '', ...args]: string[]): void {
  const { status, stderr } = spawnSync(command, args, { ...owner, cwd: tmpdir(), encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');

  return address.port;
}

async function waitUntilReady(isReady: string, port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (spawnSync(isReady, ['-h', '127.0.0.1', '-p', String(port)]).status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The test cluster of PostgreSQL did not start');
}
