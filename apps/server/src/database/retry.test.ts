import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { useApp } from '../testing/use-app.ts';
import type { Db } from './connect.ts';
import { transact } from './retry.ts';

const server = useApp();

/** The database itself says it, so that it arrives as the driver and Drizzle pass it on. */
const breakOff = (tx: Db, code: string) =>
  tx.execute(sql.raw(`do $$ begin raise exception 'met another' using errcode = '${code}'; end $$`));

describe('a transaction that the database breaks off', () => {
  it.each(['40P01', '40001'])('is tried again: %s', async (code) => {
    let tries = 0;
    const answer = await transact(server.db, async (tx) => {
      tries += 1;
      if (tries < 3) await breakOff(tx, code);

      return 'done';
    });

    expect(answer).toBe('done');
    expect(tries).toBe(3);
  });

  it('ends after some tries with 503, and says when to come back', async () => {
    const work = transact(server.db, (tx) => breakOff(tx, '40P01'));

    await expect(work).rejects.toMatchObject({
      code: 'busy',
      statusCode: 503,
      retryAfterSeconds: expect.any(Number),
    });
  });

  it('is not tried again for any other reason', async () => {
    let tries = 0;
    const work = transact(server.db, (tx) => {
      tries += 1;

      return breakOff(tx, '23505');
    });

    await expect(work).rejects.toMatchObject({ cause: { message: 'met another' } });
    expect(tries).toBe(1);
  });
});
