// `npm run torture -- kills --rounds 50 --seed 1`: kills the server with kill -9 again and again while 32 learners answer, and looks
// after each start whether every answer that was acknowledged is there, once. On both databases, where PostgreSQL is installed.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { ensureBuilt, ensureInstalled } from './bootstrap.mjs';
import { startServer, whereAndWhen } from './torture-server.mjs';

const LEARNERS = 32;
const PORT = 3471;
const URL = `http://127.0.0.1:${PORT}`;
const EXAM = 'ged-mathematical-reasoning-1';
/** Milliseconds from the first acknowledged answer to the kill. */
const KILLED_AFTER = { least: 100, most: 2_000 };

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { rounds: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } },
});
const rounds = Number(values.rounds);
const random = randomFrom(Number(values.seed));

ensureInstalled();
ensureBuilt();
console.log(`${whereAndWhen()}, seed ${values.seed}, ${rounds} kills under ${LEARNERS} learners`);
let failed = await torture('embedded', {});
const { setup } = await import('../apps/server/src/testing/postgres-cluster.ts');
let postgresUrl = '';
const stopPostgres = await setup({ provide: (_key, url) => (postgresUrl = url) });
if (stopPostgres === undefined) {
  console.log('– PostgreSQL: not here, so it was not looked at');
} else {
  failed += await torture('PostgreSQL', { DATABASE_URL: postgresUrl });
  await stopPostgres();
}
if (failed > 0) process.exitCode = 1;

/** Answers how many acknowledged answers were lost or there twice. */
async function torture(name, environment) {
  const folder = mkdtempSync(join(tmpdir(), 'second-bell-torture-'));
  const counts = { acknowledged: 0, lost: 0, doubled: 0 };
  const starts = [];
  for (let round = 0; round <= rounds; round += 1) {
    const begun = performance.now();
    const server = await startServer({ ...environment, DATA_DIR: folder, PORT: String(PORT) });
    // The first start makes the database.
    if (round > 0) starts.push(performance.now() - begun);
    if (round === rounds) {
      server.kill('SIGTERM');
      await once(server, 'exit');
      break;
    }
    const sheets = await killAmidAnswers(server);
    const again = await startServer({ ...environment, DATA_DIR: folder, PORT: String(PORT) });
    for (const sheet of sheets) await compare(sheet, counts);
    again.kill('SIGKILL');
    await once(again, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
  starts.sort((a, b) => a - b);
  const [median, slowest] = [starts[Math.floor(starts.length / 2)], starts.at(-1)].map((ms) =>
    Math.round(ms ?? 0),
  );
  const isGood = counts.lost + counts.doubled === 0 && counts.acknowledged > 0;
  console.log(
    `${isGood ? '✓' : '✗'} ${name}: ${rounds} kills, ${counts.acknowledged} answers acknowledged, ${counts.lost} lost, ${counts.doubled} there twice; ready again after ${median} ms (median), ${slowest} ms (slowest)`,
  );

  return isGood ? 0 : 1;
}

/** Learners answer until the server is gone; what each of them was told is stored comes back. */
async function killAmidAnswers(server) {
  const first = Promise.withResolvers();
  const sheets = Array.from({ length: LEARNERS }, () => ({
    guest: randomUUID(),
    attempt: '',
    answers: new Map(),
  }));
  const learners = sheets.map((sheet) => answerUntilGone(sheet, first.resolve));
  await first.promise;
  await wait(KILLED_AFTER.least + random() * (KILLED_AFTER.most - KILLED_AFTER.least));
  server.kill('SIGKILL');
  await Promise.all([once(server, 'exit'), ...learners]);

  return sheets;
}

async function answerUntilGone(sheet, acknowledged) {
  const start = { userId: 'guest', examId: EXAM, totalQuestions: 46, correctAnswers: 0, completed: false };
  try {
    for (;;) {
      sheet.attempt = (await send(sheet, '/api/test-attempts', start)).id;
      const list = await read(sheet, `/api/test-attempts/${sheet.attempt}/questions`);
      sheet.answers.clear();
      for (const { id: questionId, options } of list) {
        const userAnswer = options[Math.floor(random() * options.length)] ?? 'x';
        const answer = { attemptId: sheet.attempt, questionId, userAnswer, isCorrect: false, timeSpent: 1 };
        await send(sheet, '/api/user-answers', answer);
        sheet.answers.set(questionId, userAnswer);
        acknowledged();
      }
    }
  } catch {
    // The server is gone, as it should be.
  }
}

async function compare(sheet, counts) {
  if (sheet.answers.size === 0) return;
  const stored = await read(sheet, `/api/test-attempts/${sheet.attempt}/answers`);
  const byQuestion = Map.groupBy(stored, ({ questionId }) => questionId);
  for (const [questionId, userAnswer] of sheet.answers) {
    const rows = byQuestion.get(questionId) ?? [];
    counts.acknowledged += 1;
    if (rows.length > 1) counts.doubled += 1;
    if (!rows.some((row) => row.userAnswer === userAnswer)) counts.lost += 1;
  }
}

async function send({ guest }, path, body) {
  const headers = { 'content-type': 'application/json', cookie: `guest=${guest}` };
  const response = await fetch(URL + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (response.status !== 201) throw new Error(`${path} was answered ${response.status}`);

  return response.json();
}

async function read({ guest }, path) {
  const response = await fetch(URL + path, { headers: { cookie: `guest=${guest}` } });
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`);

  return response.json();
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed) {
  let state = seed;

  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;

    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
