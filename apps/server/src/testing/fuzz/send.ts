import { type Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';

/** Longer than the longest deadline of a call without a file that comes slowly. */
const PATIENCE_MS = 60_000;
/** A server that refuses a longer body may close before all of it has come. */
const READ_WHOLE_BYTES = 60_000;

export type Sent = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
};
/** `status` 0: the connection was closed without an answer, where a server may do that. */
export type Answer = { status: number; headers: Record<string, unknown>; body: string };

/** Throws where no answer comes. */
export function send(url: string, agent: Agent, { method, path, headers, body }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const length = body || method === 'POST' ? { 'content-length': String(body?.length ?? 0) } : {};

  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, agent, method, path, headers: { ...length, ...headers } });
    request.setTimeout(PATIENCE_MS, () => request.destroy(new Error('No answer came')));
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        });
      });
    });
    request.on('error', (error) => {
      if ((body?.length ?? 0) > READ_WHOLE_BYTES && isClosed(error)) resolve(CLOSED);
      else reject(error);
    });
    request.end(body);
  });
}

/** Sends text that may be no HTTP, one byte for each character, and answers what comes until the server closes. */
export function sendWire(url: string, wire: string): Promise<Answer> {
  const { hostname, port } = new URL(url);

  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect({ host: hostname, port: Number(port) });
    const end = () => {
      socket.destroy();
      const [head = '', body = ''] = said.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), headers: {}, body });
    };
    socket.setTimeout(PATIENCE_MS, () => {
      socket.destroy();
      reject(new Error('No answer came'));
    });
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1');
      // An answer whose connection stays open for the next.
      if (/\r\n\r\n/.test(said) && !/\r\nconnection: close\r\n/i.test(said)) end();
    });
    socket.on('close', end);
    socket.on('error', (error) => {
      if (!isClosed(error)) reject(error);
    });
    socket.end(Buffer.from(wire, 'latin1'));
  });
}

const CLOSED: Answer = { status: 0, headers: {}, body: '' };

function isClosed(error: Error): boolean {
  return 'code' in error && ['ECONNRESET', 'EPIPE'].includes(String(error.code));
}
