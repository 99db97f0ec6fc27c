import { once } from 'node:events';
import { createServer } from 'node:net';

import { onTestFinished } from 'vitest';

/** A mail server that takes every mail, or refuses every one, on a loopback port of its own. Ends with the test. */
export async function startSmtpServer({ refuses = false } = {}): Promise<{ url: string; mails: string[] }> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let mail: string | undefined;
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (mail !== undefined) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        mails.push(mail);
        mail = undefined;
        socket.write('250 taken\r\n');
      } else if (text.startsWith('DATA')) {
        mail = '';
        socket.write('354 go on\r\n');
      } else if (text.startsWith('MAIL') && refuses) {
        socket.write('550 no\r\n');
      } else {
        socket.write('250 ok\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  onTestFinished(() => void server.close());

  return { url: `smtp://127.0.0.1:${address.port}`, mails };
}
