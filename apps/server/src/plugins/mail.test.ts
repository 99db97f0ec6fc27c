import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';

import { startSmtpServer } from '../testing/smtp-server.ts';
import { createMailer } from './mail.ts';

const MAIL = { to: 'ada@example.com', subject: 'Hello', text: 'A text with a secret-code' };

function givenMailer(smtpUrl: string | undefined) {
  const lines: string[] = [];
  const { log } = Fastify({ logger: { level: 'info', stream: { write: (line) => lines.push(line) } } });

  return { send: createMailer({ smtpUrl, publicUrl: 'https://bell.example' }, log), lines };
}

describe('a mail', () => {
  it('goes to the mail server, in the name of the site, and not to the log', async () => {
    const { url, mails } = await startSmtpServer();
    const { send, lines } = givenMailer(url);

    expect(await send(MAIL)).toBe('sent');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('From: Second Bell <no-reply@bell.example>');
    expect(mails[0]).toContain('To: ada@example.com');
    expect(mails[0]).toContain('A text with a secret-code');
    expect(lines).toEqual([]);
  });

  it('is written to the log where there is no mail server', async () => {
    const { send, lines } = givenMailer(undefined);

    expect(await send(MAIL)).toBe('logged');
    expect(lines.join('')).toContain('A text with a secret-code');
  });

  it.each([
    ['refuses it', async () => (await startSmtpServer({ refuses: true })).url],
    ['does not answer', async () => 'smtp://user:the-password@127.0.0.1:1'],
  ])(
    'that a mail server %s is told apart, and the log has neither its text nor a password',
    async (_, given) => {
      const { send, lines } = givenMailer(await given());

      expect(await send(MAIL)).toBe('failed');
      expect(lines.join('')).toContain('could not be sent');
      expect(lines.join('')).not.toMatch(/secret-code|the-password/);
    },
  );
});
