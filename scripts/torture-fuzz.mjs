// `npm run torture -- fuzz --requests 100000 --seed 1`: requests made from the contract, sound, almost sound and hostile, of every
// kind of caller. No answer may be a fault, none may be missing, each error says what it is, and memory stays flat.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { ensureBuilt, ensureInstalled, ROOT } from './bootstrap.mjs';
import { startServer, whereAndWhen } from './torture-server.mjs';

const PORT = '3472';
/** Enough that calls meet, and few enough that none waits for long. */
const AT_ONCE = 8;
/** Each with a seed of its own, so that a part of a long run can be repeated. */
const PIECE = 1_000;
/** What the caches may take once they are full, and what a collection may leave for the next (MB). */
const GROWTH = 100;
const SETTLE_MS = 5_000;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    on: { type: 'string', default: 'both' },
  },
});
const requests = Number(values.requests);
const firstSeed = Number(values.seed);

ensureInstalled();
ensureBuilt();
// Only now: on a new checkout the libraries are not there before.
const { connect } = await import('../apps/server/src/database/connect.ts');
const { loadStarterContent } =
  await import('../apps/server/src/modules/starter-content/starter-content.service.ts');
const { givenCallers } = await import('../apps/server/src/testing/fuzz/callers.ts');
const { fuzz, newFuzz } = await import('../apps/server/src/testing/fuzz/fuzz.ts');
const { CALLS } = await import('../apps/server/src/testing/fuzz/requests.ts');
const { startPostgres } = await import('../apps/server/src/testing/start-postgres.ts');

console.log(`${whereAndWhen()}, ${requests} requests from seed ${firstSeed}`);
if (values.on !== 'PostgreSQL') await torture('embedded', undefined);
if (values.on !== 'embedded') {
  const postgres = await startPostgres();
  if (postgres === undefined) console.log('– PostgreSQL: not here, so it was not looked at');
  else await torture('PostgreSQL', postgres.url).finally(postgres.stop);
}

async function torture(name, databaseUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'second-bell-fuzz-'));
  const callers = await prepare({ databaseUrl, dataDir: folder });
  const log = [];
  const environment = { DATA_DIR: folder, PORT, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const server = await startServer(environment, (line) => log.push(line));
  const state = newFuzz(`http://127.0.0.1:${PORT}`, callers);
  const memory = [];
  let told = 0;
  for (let done = 0; done < requests && server.exitCode === null; done += PIECE) {
    const seed = firstSeed + done / PIECE;
    await fuzz(state, { requests: Math.min(PIECE, requests - done), seed, atOnce: AT_ONCE });
    memory.push(megabytes(server));
    for (const complaint of state.report.complaints.slice(told)) tell(complaint, seed, log);
    told = state.report.complaints.length;
    log.length = 0;
  }
  await wait(SETTLE_MS);
  const isAlive = server.exitCode === null && (await fetch(`${state.url}/api/health`)).ok;
  sayResult(name, state.report, { isAlive, memory: [...memory, megabytes(server)] });
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
}

/** The starter content, and people enough for those who are signed out on the way. */
async function prepare(where) {
  const database = await connect(where);
  const callers = await database.prepare(async (db) => {
    await loadStarterContent(db, join(ROOT, 'content'));

    return givenCallers(db, Math.max(20, Math.ceil(requests / 200)));
  });
  await database.close();

  return callers;
}

/** The request can be sent again as it stands here. */
function tell({ number, request, status, complaint, body }, seed, log) {
  console.log(`✗ seed ${seed}, request ${number}: ${status} ${complaint}`);
  const asText =
    typeof request === 'string' ? request : { ...request, body: request.body?.toString('latin1') };
  console.log(`  ${JSON.stringify(asText).slice(0, 3_000)}`);
  console.log(`  ${body.slice(0, 500)}`);
  const requestId = /"requestId":"([^"]+)"/.exec(body)?.[1];
  for (const line of log) if (requestId !== undefined && line.includes(requestId)) console.log(`  ${line}`);
}

function sayResult(name, { statuses, complaints, succeeded }, { isAlive, memory }) {
  const grown = memory.at(-1) - (memory[Math.floor(memory.length / 4)] ?? 0);
  const isGood = complaints.length === 0 && isAlive && grown <= GROWTH;
  if (!isGood) process.exitCode = 1;
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  console.log(
    `${isGood ? 'PASS' : 'FAIL'} ${name}: ${complaints.length} faults, ${isAlive ? 'alive' : 'dead'}; memory ${memory[0]} MB after the first ${PIECE}, ${Math.max(...memory)} MB at most, ${memory.at(-1)} MB at the end`,
  );
  const never = CALLS.map(({ method, path }) => `${method} ${path}`).filter((call) => !succeeded.has(call));
  console.log(`  ${counts.join(', ')}`);
  console.log(`  ${succeeded.size} of ${CALLS.length} calls had a success; none: ${never.join(', ') || '–'}`);
}

/** What the process holds of the machine's memory; 0 once it has ended. */
function megabytes({ pid, exitCode }) {
  if (exitCode !== null) return 0;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];

  return Math.round(Number(kilobytes) / 1024);
}
