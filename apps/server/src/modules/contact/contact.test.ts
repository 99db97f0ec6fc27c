import { randomUUID } from 'node:crypto';

import type { ContactMessage } from '@second-bell/contract';
import { describe, expect, it } from 'vitest';

import { readConfig } from '#config';

import { buildApp } from '../../app.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { useApp } from '../../testing/use-app.ts';

const server = useApp();

const MESSAGE = {
  fullName: ' Ada Learner ',
  email: 'Ada@mail.example',
  examInterest: 'hiset',
  message: 'Which exam do I need?',
};

const send = (change: object = {}) =>
  server.call({ method: 'POST', url: '/api/contact-messages', body: { ...MESSAGE, ...change } });

async function inbox(before?: string) {
  const { token } = await server.givenAdministrator(`${randomUUID()}@school.example`);
  const query = before === undefined ? '' : `?before=${before}`;
  const { status, body } = await server.call({ url: `/api/admin/contact-messages${query}`, token });
  expect(status).toBe(200);

  return { token, ...(body as { messages: ContactMessage[]; next?: string; unread: number }) };
}

describe('a message of the contact form', () => {
  it('waits in the inbox, unread, the newest first', async () => {
    expect(await send()).toMatchObject({ status: 204, body: undefined });
    await send({ message: 'And where?', examInterest: undefined });
    const { messages, unread, next } = await inbox();

    expect(messages).toEqual([
      {
        id: expect.any(String),
        fullName: 'Ada Learner',
        email: 'Ada@mail.example',
        message: 'And where?',
        receivedAt: expect.any(String),
      },
      expect.objectContaining({ message: 'Which exam do I need?', examInterest: 'hiset' }),
    ]);
    expect({ unread, next }).toEqual({ unread: 2, next: undefined });
  });

  it('that is sent twice is kept once', async () => {
    await send();
    expect(await send({ email: 'ada@MAIL.example' })).toMatchObject({ status: 204 });

    expect((await inbox()).messages).toHaveLength(1);
  });

  it.each([
    ['fullName', { fullName: '  ' }],
    ['fullName', { fullName: 'x'.repeat(201) }],
    ['email', { email: 'ada' }],
    ['email', { email: `${'x'.repeat(200)}@mail.example` }],
    ['message', { message: '' }],
    ['message', { message: 'x'.repeat(5_001) }],
    ['message', { message: 'a\u0000b' }],
    ['examInterest', { examInterest: 'cooking' }],
  ])('is refused where %s is wrong', async (path, change) => {
    expect(await send(change)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', issues: [{ path }] },
    });
  });

  it('is refused where one address writes too often, and others still may', async () => {
    for (const word of ['one', 'two', 'three', 'four', 'five']) {
      expect((await send({ message: word })).status).toBe(204);
    }
    const refused = await send({ message: 'six' });

    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_messages' } });
    expect(refused.headers['retry-after']).toBe('3600');
    expect((await send({ email: 'bo@mail.example' })).status).toBe(204);
  });

  it('is refused once there are a hundred in an hour', async () => {
    for (let number = 0; number < 100; number += 1) {
      expect((await send({ email: `l${number}@mail.example` })).status).toBe(204);
    }

    expect(await send({ email: 'late@mail.example' })).toMatchObject({ status: 429 });
    const { messages, next, unread } = await inbox();
    expect([messages.length, unread]).toEqual([50, 100]);
    expect((await inbox(next)).messages).toHaveLength(50);
  });
});

describe('in the inbox a message', () => {
  it('is marked as read, and as not read', async () => {
    await send();
    const { token, messages } = await inbox();
    const url = `/api/admin/contact-messages/${messages[0]?.id}`;
    const read = await server.call({ method: 'PATCH', url, token, body: { read: true } });
    expect(read).toMatchObject({ status: 200, body: { readAt: expect.any(String) } });
    expect((await inbox()).unread).toBe(0);
    expect(await server.call({ method: 'PATCH', url, token, body: { read: true } })).toEqual(
      expect.objectContaining({ body: read.body }),
    );

    const unread = await server.call({ method: 'PATCH', url, token, body: { read: false } });
    expect(unread.body).not.toHaveProperty('readAt');
  });

  it('is deleted for good', async () => {
    await send();
    const { token, messages } = await inbox();
    const url = `/api/admin/contact-messages/${messages[0]?.id}`;

    expect(await server.call({ method: 'DELETE', url, token })).toMatchObject({ status: 204 });
    expect((await inbox()).messages).toEqual([]);
    expect(await server.call({ method: 'DELETE', url, token })).toMatchObject({ status: 404 });
    expect(await server.call({ method: 'PATCH', url, token, body: { read: true } })).toMatchObject({
      status: 404,
    });
  });
});

it('is mailed to the administrators where there is a mail server, to be answered to the writer', async () => {
  const { url, mails } = await startSmtpServer();
  await server.givenAdministrator('head@school.example');
  const app = await buildApp(server.db, readConfig({ LOG_LEVEL: 'silent', SMTP_URL: url }));
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/contact-messages',
    payload: { ...MESSAGE, fullName: 'Ada\r\nBcc: all@mail.example' },
  });
  expect(statusCode).toBe(204);
  await expect.poll(() => mails).toHaveLength(1);
  await app.close();

  expect(mails[0]).toContain('To: head@school.example');
  expect(mails[0]).toContain('Reply-To: Ada@mail.example');
  expect(mails[0]).toContain('Which exam do I need?');
});
