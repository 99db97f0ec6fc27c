import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { startPostgres } from '../../apps/server/src/testing/start-postgres.ts';
import { type Group, inRounds, type Report } from '../row.ts';
import { inFolder, ready } from '../servers.ts';

const ROUNDS = 3;
const PORT = '3204';
const START = join(import.meta.dirname, '..', '..', 'scripts', 'start.mjs');
/** What a start leaves behind is collected in this time. */
const SETTLE_MS = 5_000;

/** `npm start` itself, with all the processes that belong to it. */
export const start: Group = {
  name: 'start',
  run: async (report) => {
    await inFolder((folder) => ofDatabase(report, 'embedded', { DATA_DIR: join(folder, 'data') }, 300));

    const postgres = await startPostgres();
    if (!postgres) return report.missing('npm start: PostgreSQL', 'PostgreSQL');
    await ofDatabase(report, 'PostgreSQL', { DATABASE_URL: postgres.url }, 150);
    await postgres.stop();
  },
};

type Started = { seconds: number; peak: number; settled: number };

async function ofDatabase(report: Report, name: string, database: Record<string, string>, megabytes: number) {
  const goal = { atMost: megabytes };
  const first = await startOnce(database);
  report.row({ name: `first npm start, ${name}: most memory`, unit: 'MB', figures: [first.peak], goal });
  report.row({
    name: `first npm start, ${name}: memory after it`,
    unit: 'MB',
    figures: [first.settled],
    goal,
  });

  const warm: Started[] = [];
  const seconds = await inRounds(ROUNDS, async () => {
    const started = await startOnce(database);
    warm.push(started);

    return started.seconds;
  });
  const settled = warm.map((started) => started.settled);
  report.row({ name: `warm npm start, ${name}: memory`, unit: 'MB', figures: settled, goal });
  report.row({
    name: `warm npm start, ${name}: to healthy`,
    unit: 's',
    figures: seconds,
    goal: { atMost: 2 },
  });
}

async function startOnce(database: Record<string, string>): Promise<Started> {
  const begun = performance.now();
  const env = { ...process.env, ...database, PORT, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [START], { env, stdio: 'ignore' });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, megabytesOf(child.pid ?? 0));
  }, 50);
  const running = await ready(child, `http://127.0.0.1:${PORT}`, '/api/health');
  const seconds = (performance.now() - begun) / 1000;
  await setTimeout(SETTLE_MS);
  clearInterval(watch);
  const settled = megabytesOf(running.pid);
  await running.stop();

  return { seconds, peak, settled };
}

/** The resident memory of a process and of all that it started. */
function megabytesOf(pid: number): number {
  try {
    const own = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' '),
    );

    return children
      .filter((child) => child !== '')
      .reduce((sum, child) => sum + megabytesOf(Number(child)), Number(own ?? 0) / 1024);
  } catch {
    // It ended while it was looked at.
    return 0;
  }
}
