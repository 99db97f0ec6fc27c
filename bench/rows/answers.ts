import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { openDurable } from '../../apps/server/src/database/durable-file-system.ts';
import { startPostgres } from '../../apps/server/src/testing/start-postgres.ts';
import { compare, requestsPerSecond } from '../load.ts';
import { findPostgresProgram, findProgram, runSql } from '../programs.ts';
import { type Group, type Report } from '../row.ts';
import { inFolder, type Running, startEcho, startProduct } from '../servers.ts';

const run = promisify(execFile);
const ROUNDS = 5;
const SECONDS = 3;
const CLIENTS = 32;
/** With the 46 questions of the test, more answers than are sent in a round. */
const SITTINGS = 1_500;
const EXAM = 'ged-mathematical-reasoning-1';
const SCRIPT = join(import.meta.dirname, 'answers.lua');
const NAME = 'durable answers/s, 32 clients';

/** What is stored before it is acknowledged, against a row per commit, and against an answer that is only read. */
export const answers: Group = {
  name: 'answers',
  run: async (report) => {
    if (findProgram('wrk') === undefined) return report.missing(NAME, 'wrk');

    await inFolder((folder) => onPostgres(report, folder));
    await inFolder((folder) => onEmbedded(report, folder));
  },
};

async function onPostgres(report: Report, folder: string): Promise<void> {
  const pgbench = findPostgresProgram('pgbench');
  const postgres = await startPostgres();
  if (!postgres || pgbench === undefined) return report.missing(`${NAME}: PostgreSQL`, 'PostgreSQL');

  const product = await startProduct({ databaseUrl: postgres.url });
  const echo = await startEcho();
  const ours = await answerer(product, folder);
  await runSql(postgres.url, TABLE);
  const script = join(folder, 'insert.sql');
  writeFileSync(script, INSERT);
  const rows = async () => {
    const args = ['-n', '-c', String(CLIENTS), '-j', '2', '-T', String(SECONDS), '-f', script, postgres.url];

    return Number(/tps = ([\d.]+)/.exec((await run(pgbench, args)).stdout)?.[1]);
  };

  report.row({
    name: `${NAME}: PostgreSQL ÷ pgbench, a row each`,
    figures: await compare(() => ours(product), rows, ROUNDS),
    goal: { atLeast: 0.5 },
  });
  report.row({
    name: `${NAME}: PostgreSQL ÷ node:http echo`,
    figures: await compare(
      () => ours(product),
      () => ours(echo),
      ROUNDS,
    ),
    goal: { atLeast: 0.6 },
  });
  await Promise.all([product.stop(), echo.stop()]);
  await postgres.stop();
}

async function onEmbedded(report: Report, folder: string): Promise<void> {
  const product = await startProduct({ folder });
  const ours = await answerer(product, folder);
  const alone = await openDurable(join(folder, 'alone'));
  await alone.exec(TABLE);
  const rows = async () => {
    const end = performance.now() + SECONDS * 1000;
    let count = 0;
    for (; performance.now() < end; count += 1) await alone.query(INSERT);

    return count / SECONDS;
  };

  report.row({
    name: `${NAME}: embedded ÷ one row per commit`,
    figures: await compare(() => ours(product), rows, ROUNDS),
    goal: { atLeast: 5 },
  });
  await alone.close();
  await product.stop();
}

/** Begins many attempts at the product; answers what sends answers to them, to it or to a peer. */
async function answerer({ url }: Running, folder: string): Promise<(to: Running) => Promise<number>> {
  const questions = (await (await fetch(`${url}/api/exams/${EXAM}/questions`)).json()) as Question[];
  const lines = questions
    .filter(({ options }) => !/["\\\t]/.test(options[0] ?? ''))
    .map(({ id, options }) => `question\t${id}\t${options[0]}`);
  const start = {
    userId: 'guest',
    examId: EXAM,
    totalQuestions: questions.length,
    correctAnswers: 0,
    completed: false,
  };
  for (let number = 0; number < SITTINGS; number += 1) {
    const guest = randomUUID();
    const headers = { 'content-type': 'application/json', cookie: `guest=${guest}.999999` };
    const attempt = await fetch(`${url}/api/test-attempts`, {
      method: 'POST',
      headers,
      body: JSON.stringify(start),
    });
    lines.push(`attempt\t${((await attempt.json()) as { id: string }).id}\t${guest}`);
  }
  const file = join(folder, 'sittings.txt');
  writeFileSync(file, `${lines.join('\n')}\n`);
  let first = 0;

  return async (to) => {
    const script = { file: SCRIPT, environment: { SITTINGS: file, FIRST: String(first) } };
    const perSecond = await requestsPerSecond({
      url: to.url,
      connections: CLIENTS,
      seconds: SECONDS,
      script,
    });
    if (to.url === url) first += Math.ceil(perSecond * SECONDS) + CLIENTS;

    return perSecond;
  };
}

type Question = { id: string; options: string[] };

/** The columns and the key of the product's own table. */
const TABLE = `create table bench_answers (
  id text not null, attempt_id text not null, question_id text not null, user_id text not null,
  user_answer text not null, option_id text, is_correct boolean not null, time_spent integer not null,
  answered_at timestamptz not null default now(), primary key (attempt_id, question_id));`;

const INSERT = `insert into bench_answers
  (id, attempt_id, question_id, user_id, user_answer, option_id, is_correct, time_spent)
  values (gen_random_uuid()::text, gen_random_uuid()::text, '${EXAM}-q7', 'guest', '28 liters', 'b', true, 10);`;
