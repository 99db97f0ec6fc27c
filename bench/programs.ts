import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { findPostgres } from '../scripts/machine.mjs';

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

/** Runs SQL by psql. Throws with what psql says. */
export function runSql(databaseUrl: string, sql: string): string {
  const psql = findPostgresProgram('psql') ?? 'psql';
  const { status, stdout, stderr } = spawnSync(
    psql,
    [databaseUrl, '-qtA', '-v', 'ON_ERROR_STOP=1', '-f', '-'],
    {
      input: sql,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);

  return stdout.trim();
}
