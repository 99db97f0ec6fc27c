import { startPostgres } from '../../apps/server/src/testing/start-postgres.ts';
import { type Desk, openDesk } from '../desk-client.ts';
import { runSql } from '../programs.ts';
import { type Group, inRounds, secondsOf } from '../row.ts';
import { type Running, startProduct } from '../servers.ts';

const ROUNDS = 5;
const CALLS = 50;
const OWN_ATTEMPTS = 20;
const MINE = 'guest=0199a0c2-0000-4000-8000-000000000001.999999';
/** One that others took a million times, and one with a million answers. */
const TAKEN = 'ged-social-studies-1';
const ANSWERED = 'ged-mathematical-reasoning-1';

/** What a million attempts, and a million answers, of others cost on PostgreSQL. */
export const million: Group = {
  name: 'million',
  isLong: true,
  run: async (report) => {
    const postgres = await startPostgres();
    if (!postgres) return report.missing('a million attempts', 'PostgreSQL');
    const product = await startProduct({ databaseUrl: postgres.url });
    await givenOwnAttempts(product);
    await givenAttempt(product, ANSWERED);

    // Once for the connections, the plans and the code to be there.
    await secondsOfResults(product);
    const alone = await inRounds(ROUNDS, () => secondsOfResults(product));
    await runSql(postgres.url, ATTEMPTS_OF_OTHERS);
    await runSql(postgres.url, ANSWERS_OF_OTHERS);
    const among = await inRounds(ROUNDS, () => secondsOfResults(product));
    report.row({
      name: 'results page with 1,000,000 attempts of others ÷ none',
      figures: among.map((seconds, round) => seconds / (alone[round] ?? Number.NaN)),
      goal: { atMost: 1.5 },
    });

    const desk = await openDesk(product);
    const health = await inRounds(ROUNDS, () => secondsOfItemHealth(desk, postgres.url));
    report.row({
      name: 'item health over 1,000,000 answers',
      unit: 's',
      figures: health,
      goal: { atMost: 2 },
    });
    await product.stop();
    await postgres.stop();
  },
};

async function givenOwnAttempts(product: Running): Promise<void> {
  for (let number = 0; number < OWN_ATTEMPTS; number += 1) {
    const id = await givenAttempt(product, TAKEN);
    const completedAt = new Date().toISOString();
    const result = { completed: true, completedAt, score: 0, correctAnswers: 0, timeSpent: 60 };
    await sendMine(`${product.url}/api/test-attempts/${id}`, 'PATCH', result);
  }
}

async function givenAttempt({ url }: Running, examId: string): Promise<string> {
  const attempt = { userId: 'guest', examId, totalQuestions: 1, correctAnswers: 0, completed: false };

  return (await sendMine(`${url}/api/test-attempts`, 'POST', attempt)).id;
}

async function sendMine(url: string, method: string, body: object): Promise<{ id: string }> {
  const headers = { 'content-type': 'application/json', cookie: MINE };
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);

  return (await response.json()) as { id: string };
}

/** What the results page asks for, many times one after the other. */
function secondsOfResults({ url }: Running): Promise<number> {
  return secondsOf(async () => {
    for (let call = 0; call < CALLS; call += 1) {
      for (const path of ['test-attempts', 'progress']) {
        const response = await fetch(`${url}/api/users/guest/${path}`, { headers: { cookie: MINE } });
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        await response.arrayBuffer();
      }
    }
  });
}

/** Counted anew: what is kept holds only until an attempt is completed. */
async function secondsOfItemHealth(desk: Desk, databaseUrl: string): Promise<number> {
  await runSql(databaseUrl, `update attempts set completed_at = now() where id = 'answered-1'`);

  return secondsOf(() => desk.call(`/api/admin/practice-tests/${ANSWERED}/item-health`));
}

const attemptsSql = (prefix: string, examId: string, count: number) => `
  insert into attempts (id, user_id, guest_id, exam_id, version_id, exam_title, exam_type, exam_subject,
    total_questions, question_count, completed, completed_at, time_spent, score, verified, correct_answers)
  select '${prefix}-' || n, 'guest', gen_random_uuid()::text, '${examId}', version.id, 'Test', 'GED', 'Subject',
    40, 40, true, now() - n * interval '1 second', 600 + n % 1000, n % 100, true, n % 40
  from generate_series(1, ${count}) n,
    (select id from test_versions where practice_test_id = '${examId}' limit 1) version;`;

const ATTEMPTS_OF_OTHERS = `${attemptsSql('taken', TAKEN, 1_000_000)} analyze attempts;`;

/** Half of them right, the others spread over three options, with times from 5 to 85 seconds. */
const ANSWERS_OF_OTHERS = `
  create temp table asked as
  select question ->> 'id' as id, question ->> 'key' as key, question -> 'options' as options
  from test_versions, json_array_elements(content -> 'questions') question
  where practice_test_id = '${ANSWERED}' and question ->> 'questionType' <> 'fill_blank' limit 40;
  ${attemptsSql('answered', ANSWERED, 25_000)}
  insert into answers (id, attempt_id, question_id, user_id, user_answer, option_id, is_correct, time_spent)
  select gen_random_uuid()::text, 'answered-' || n, asked.id, 'guest', 'text',
    case when chance < 0.5 then key else options -> (chance * 6 - 3)::int ->> 'id' end, chance < 0.5,
    5 + (random() * 80)::int
  from generate_series(1, 25000) n, asked, lateral (select random() + n * 0 as chance) drawn;
  vacuum analyze attempts, answers;`;
