import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { answers, attempts, images, questions, sessions, testVersions } from '#database/schema.ts';

import { useAttempts } from './testing/use-attempts.ts';
import { tidy } from './tidy.ts';

const { server, givenAttempt, sendAnswer, complete } = useAttempts();

const NOTHING = { abandoned: { attempts: 0 }, versions: 0, images: 0, accounts: 0 };

/** Everything there is, made older. */
async function daysLater(days: number): Promise<void> {
  const ago = sql.raw(`interval '${days} days'`);
  await server.db.update(attempts).set({ startedAt: sql`started_at - ${ago}` });
  await server.db.update(images).set({ createdAt: sql`created_at - ${ago}` });
  await server.db.update(sessions).set({ expiresAt: sql`expires_at - ${ago}` });
}

async function givenImage(digit: string): Promise<string> {
  const id = digit.repeat(64);
  const bytes = new Uint8Array([1]);
  await server.db.insert(images).values({ id, mediaType: 'image/png', bytes, width: 1, height: 1 });

  return id;
}
const imageIds = async () => (await server.db.select().from(images)).map(({ id }) => id);

it('deletes attempts that were begun three months ago and never completed, and their versions', async () => {
  const abandoned = await givenAttempt();
  await sendAnswer(abandoned, 'math-1-q1', '4');
  await daysLater(89);
  expect(await tidy(server.db)).toEqual(NOTHING);

  await daysLater(2);
  await givenAttempt();
  await givenAttempt();
  expect(await tidy(server.db, 1)).toMatchObject({ abandoned: { attempts: 1 }, versions: 0 });
  expect(await server.db.select().from(answers)).toEqual([]);
  await daysLater(91);
  expect(await tidy(server.db, 1)).toMatchObject({ abandoned: { attempts: 2 }, versions: 1 });
  expect(await server.db.select().from(testVersions)).toEqual([]);
});

it('keeps what was completed, however old', async () => {
  const id = await givenAttempt();
  await sendAnswer(id, 'math-1-q1', '4');
  await complete(id);
  await daysLater(1_000);

  expect(await tidy(server.db)).toEqual(NOTHING);
  expect(await server.db.select().from(answers)).toHaveLength(1);
});

it('deletes pictures that nothing names a week after they were uploaded', async () => {
  const orphan = await givenImage('a');
  const used = await givenImage('b');
  await server.db
    .update(questions)
    .set({ questionImage: `/api/images/${used}` })
    .where(eq(questions.id, 'math-1-q1'));
  await daysLater(6);
  expect(await tidy(server.db)).toEqual(NOTHING);
  await daysLater(2);

  expect(await tidy(server.db)).toEqual({ ...NOTHING, images: 1 });
  expect(await imageIds()).toEqual([used]);
  expect(await imageIds()).not.toContain(orphan);
});

it('keeps the pictures of a deleted question, which may be restored, and of a test that was taken', async () => {
  const [deleted, taken] = [await givenImage('c'), await givenImage('d')];
  const { token } = await server.givenAdministrator();
  const show = (id: string, image: string) =>
    server.db
      .update(questions)
      .set({ questionImage: `/api/images/${image}` })
      .where(eq(questions.id, id));
  await show('math-1-q1', taken);
  server.app.content.clear();
  await complete(await givenAttempt());
  await show('math-1-q1', deleted);
  await server.call({ method: 'DELETE', url: '/api/admin/questions/math-1-q1', token });
  await daysLater(20);

  expect(await tidy(server.db)).toMatchObject({ images: 0 });
  expect((await imageIds()).toSorted()).toEqual([deleted, taken]);
});

it('deletes sessions that have ended', async () => {
  await server.givenAdministrator();
  expect(await tidy(server.db)).toEqual(NOTHING);
  await daysLater(1);

  expect(await tidy(server.db)).toEqual({ ...NOTHING, accounts: 1 });
});
