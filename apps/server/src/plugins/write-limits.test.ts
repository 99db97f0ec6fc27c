import { beforeEach, describe, expect, it } from 'vitest';

import { buildApp } from '../app.ts';
import { readConfig } from '#config';
import { givenContent } from '../testing/given-content.ts';
import { GUEST, OTHER_GUEST, useApp } from '../testing/use-app.ts';
import { START } from '../testing/use-attempts.ts';

const server = useApp();
beforeEach(() => givenContent(server.db));

type Sender = { guest?: string; from?: string; text?: string; method?: 'POST' | 'GET'; url?: string };

/** An app whose limits are small, and the status and `Retry-After` of a write to it. */
async function givenLimits(limits: string, environment: Record<string, string> = {}) {
  const app = await buildApp(
    server.db,
    readConfig({ LOG_LEVEL: 'silent', WRITE_LIMITS: limits, ...environment }),
  );

  return async ({ guest, from = '192.0.2.1', text, method = 'POST', url = '/api/test-attempts' }: Sender) => {
    const response = await app.inject({
      method,
      url,
      remoteAddress: from,
      headers: guest === undefined ? {} : { cookie: `guest=${guest}` },
      ...(method === 'POST' && { payload: { ...START, ...(text !== undefined && { text }) } }),
    });

    return { status: response.statusCode, after: response.headers['retry-after'], text: response.body };
  };
}

const timesStatus = async (count: number, write: () => Promise<{ status: number }>) => {
  const statuses = [];
  for (let index = 0; index < count; index += 1) statuses.push((await write()).status);

  return statuses;
};

describe('writes that are open to guests', () => {
  it('are refused with 429 and a time to come back where a guest sends too many, and others are not', async () => {
    const send = await givenLimits('2,100,100');
    expect(await timesStatus(3, () => send({ guest: GUEST }))).toEqual([201, 201, 429]);

    const refused = await send({ guest: GUEST });
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused.after)).toBeGreaterThan(0);
    expect((await send({ guest: OTHER_GUEST })).status).toBe(201);
    expect((await send({})).status).toBe(201);
  });

  it('are counted by address, whoever sends them from there', async () => {
    const send = await givenLimits('100,2,100');
    expect(await timesStatus(2, () => send({ guest: GUEST }))).toEqual([201, 201]);

    expect((await send({ guest: OTHER_GUEST })).status).toBe(429);
    expect((await send({})).status).toBe(429);
    expect((await send({ guest: GUEST, from: '192.0.2.2' })).status).toBe(201);
  });

  it('are counted by network where an address is one of IPv6', async () => {
    const send = await givenLimits('100,1,100');
    expect((await send({ from: '2001:db8:1:2::1' })).status).toBe(201);

    expect((await send({ from: '2001:db8:1:2:ffff::2' })).status).toBe(429);
    expect((await send({ from: '2001:db8:1:3::1' })).status).toBe(201);
    expect((await send({ from: '::ffff:192.0.2.1' })).status).toBe(201);
    expect((await send({ from: '192.0.2.1' })).status).toBe(429);
  });

  it('are counted for everybody together', async () => {
    const send = await givenLimits('100,100,2');

    expect(await timesStatus(2, () => send({ from: '192.0.2.1' }))).toEqual([201, 201]);
    expect((await send({ from: '192.0.2.2' })).status).toBe(429);
  });

  it('count for more where they are longer', async () => {
    const send = await givenLimits('4,100,100');
    const text = 'x'.repeat(1_500);

    expect((await send({ guest: GUEST, text })).status).toBe(201);
    expect((await send({ guest: GUEST })).status).toBe(429);
  });

  it('are refused before they are read where they are longer than any call', async () => {
    const send = await givenLimits('off');

    expect((await send({ text: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it('have their share of an address in each of several processes', async () => {
    const send = await givenLimits('100,4,100', { WEB_CONCURRENCY: '2', DATABASE_URL: 'postgres://unused' });

    expect(await timesStatus(3, () => send({}))).toEqual([201, 201, 429]);
  });

  it('are counted by nobody where the limits are off, and reads never are', async () => {
    const free = await givenLimits('off');
    expect(await timesStatus(5, () => free({ guest: GUEST }))).toEqual([201, 201, 201, 201, 201]);

    const send = await givenLimits('1,1,1');
    const read = () => send({ method: 'GET', url: '/api/exams/math-1' });
    expect(await timesStatus(4, read)).toEqual([200, 200, 200, 200]);
  });

  it('pass by default where 500 learners behind one address begin and hand in a test within a minute', async () => {
    const { writeLimits } = readConfig({});
    const callsOfLearner = 1 + 100 + 1;

    expect(writeLimits?.address).toBeGreaterThanOrEqual(500 * callsOfLearner);
    expect(writeLimits?.guest).toBeGreaterThanOrEqual(callsOfLearner);
  });
});
