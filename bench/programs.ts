import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { findPostgres } from '../scripts/machine.mjs';

const run = promisify(execFile);

/** Where a program is, or undefined where it is not. */
export function findProgram(name: 'wrk' | 'nginx'): string | undefined {
  return ['/usr/bin', '/usr/sbin'].map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Of PostgreSQL: `pgbench`, `psql`. */
export function findPostgresProgram(name: string): string | undefined {
  const folder = findPostgres();
  const path = folder && join(folder, name);

  return path !== undefined && existsSync(path) ? path : undefined;
}

/** Runs SQL by psql, and answers what it prints. Throws with what it says where that fails. */
export async function runSql(databaseUrl: string, sql: string): Promise<string> {
  const psql = findPostgresProgram('psql') ?? 'psql';
  const running = run(psql, [databaseUrl, '-qtA', '-v', 'ON_ERROR_STOP=1', '-f', '-']);
  running.child.stdin?.end(sql);

  return (await running).stdout.trim();
}
