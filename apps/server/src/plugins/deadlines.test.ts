import { once } from 'node:events';
import { connect } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readConfig } from '#config';

import type { App } from '../app-instance.ts';
import { buildApp } from '../app.ts';
import { openTestDatabase } from '../testing/test-database.ts';

const LOGIN = 'POST /api/admin/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

describe('a slow sender', () => {
  let app: App;
  let port: number;

  beforeAll(async () => {
    const { db } = await openTestDatabase();
    // Long enough for a quick call on a busy machine.
    const deadlines = { headers: 300, call: 2_000, upload: 4_000 };
    app = await buildApp(db, { ...readConfig({ LOG_LEVEL: 'silent' }), deadlines });
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(async () => {
    await app.close();
  });

  /** Sends the start of a request, and then a letter now and then; answers what came until the connection ended. */
  async function send(start: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.write(start);
    const drip = setInterval(() => socket.write('a'), 50);
    socket.on('data', (chunk) => {
      clearInterval(drip);
      answer += chunk.toString();
    });
    await once(socket, 'close');
    clearInterval(drip);

    return answer;
  }

  it.each([
    ['a head', 'GET /api/health HTTP/1.1\r\nhost: x\r\nx-slow: ', /^HTTP\/1\.1 408/],
    ['a body', `${LOGIN}content-length: 50000\r\n\r\n{"email":"`, /^HTTP\/1\.1 408[^]*request_timeout/],
    ['a body in chunks', `${LOGIN}transfer-encoding: chunked\r\n\r\n5\r\n{"ema\r\n`, /^HTTP\/1\.1 4/],
  ])('of %s is cut off', async (_what, start, answer) => {
    expect(await send(start)).toMatch(answer);
  });

  it('is no matter to others', async () => {
    const slow = send(`${LOGIN}content-length: 50000\r\n\r\n{"email":"`);

    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
    await slow;
  });
});

describe('very many calls at once', () => {
  it('are refused from where they would only wait', async () => {
    const { db } = await openTestDatabase();
    const app = await buildApp(db, { ...readConfig({ LOG_LEVEL: 'silent' }) });
    const burst = () => Promise.all(Array.from({ length: 1_200 }, () => app.inject({ url: '/api/health' })));
    const answers = await burst();
    const statuses = answers.map(({ statusCode }) => statusCode);

    expect(statuses.filter((status) => status === 200)).toHaveLength(1_000);
    expect(statuses.filter((status) => status === 503)).toHaveLength(200);
    expect(answers.at(-1)?.headers['retry-after']).toBe('5');
    expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200);
    await app.close();
  });
});

describe('a disk that is almost full', () => {
  it('takes no writes, and is read as before', async () => {
    const { db } = await openTestDatabase();
    const config = readConfig({ LOG_LEVEL: 'silent' });
    const app = await buildApp(db, { ...config, isStorageFull: () => true });
    const write = await app.inject({ url: '/api/test-attempts', method: 'POST', payload: {} });

    expect(write.statusCode).toBe(507);
    expect(write.json()).toMatchObject({ code: 'storage_full', message: expect.stringContaining('Reading') });
    expect((await app.inject({ url: '/api/student/products' })).statusCode).toBe(200);
    await app.close();
  });
});
