import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { EndpointShape } from '@second-bell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

import type { App } from '../app-instance.ts';
import { newGuestCookie } from './guest.ts';
import { implement } from './implement.ts';
import { API_CONTENT_POLICY, SECURITY_HEADERS } from './security-headers.ts';

type Params<E extends EndpointShape> = E['params'] extends z.ZodMiniType ? z.output<E['params']> : undefined;
type Query<E extends EndpointShape> = E['query'] extends z.ZodMiniType ? z.output<E['query']> : undefined;
type Encoding = 'identity' | 'gzip' | 'br';
/** Headers as flat name-value lists. */
type Body = { bytes: Buffer; headers: string[]; headersWithContent: string[] };

/** An answer as bytes, ready to be written: made once per content version, in each encoding. */
type PreparedAnswer = { etag: string; bodies: Record<Encoding, Body> };

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Below this, compression costs a phone more than it saves on the wire. */
const COMPRESSED_FROM_BYTES = 1024;

/**
 * Serves a public GET whose answer changes only when content does.
 *
 * `load` runs once per content version, parameter and query; what it returns goes through the contract's response schema.
 * It may throw `AppError` (unknown ids are not kept).
 */
export function implementPrepared<E extends EndpointShape>(
  app: App,
  endpoint: E,
  load: (params: Params<E>, query: Query<E>) => Promise<z.input<E['response']>>,
): void {
  const keyOf = keyMaker(endpoint);

  const answerAnew = async (params: Params<E>, query: Query<E>) => {
    const value = await prepare(endpoint.response.parse(await load(params, query)));

    return { value, bytes: Object.values(value.bodies).reduce((sum, { bytes }) => sum + bytes.length, 0) };
  };

  implement(
    app,
    endpoint,
    async ({ params, query, request, reply }) => {
      const answer = await app.content.get(keyOf(request), () => answerAnew(params, query));

      return write(request, reply, answer) as never;
    },
    {
      // What is ready goes out before the request is parsed and checked: only a checked request can have made it.
      onRequest: (request, reply, done) => {
        const ready = app.content.peek<PreparedAnswer>(keyOf(request));
        if (ready) void write(request, reply, ready);
        else done();
      },
    },
  );
}

/** Names the answer to a request. These calls have one parameter and one query field at most. */
function keyMaker({ path, params, query }: EndpointShape): (request: FastifyRequest) => string {
  const prefix = `answer ${path} `;
  const [name] = Object.keys(params?.shape ?? {});
  const [field] = Object.keys(query?.shape ?? {});
  if (name === undefined) return () => prefix;

  return (request) => {
    const key = prefix + (request.params as Record<string, string>)[name];
    const asked =
      field === undefined ? undefined : (request.query as Record<string, string | string[]>)[field];

    return asked === undefined ? key : `${key}?${asked.toString()}`;
  };
}

async function prepare(value: unknown): Promise<PreparedAnswer> {
  const bytes = Buffer.from(JSON.stringify(value));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  const identity = bodyOf(bytes, etag);
  if (bytes.length < COMPRESSED_FROM_BYTES)
    return { etag, bodies: { identity, gzip: identity, br: identity } };

  const [zipped, brotli] = await Promise.all([
    compressGzip(bytes, { level: 9 }),
    compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  ]);

  return {
    etag,
    bodies: { identity, gzip: bodyOf(zipped, etag, 'gzip'), br: bodyOf(brotli, etag, 'br') },
  };
}

function bodyOf(bytes: Buffer, etag: string, encoding?: Encoding): Body {
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    'content-security-policy': API_CONTENT_POLICY,
    // Kept by the browser, asked again each time: a changed question is seen at once, an unchanged one costs no bytes.
    // Private, because the answer may hand out a guest cookie.
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding',
    etag,
  }).flat();
  const content = ['content-type', 'application/json; charset=utf-8', 'content-length', String(bytes.length)];
  const encoded = encoding ? ['content-encoding', encoding] : [];

  return { bytes, headers, headersWithContent: [...headers, ...content, ...encoded] };
}

/** Writes past Fastify's reply: the bytes and their headers are ready, and nothing is left to do for a hook. */
function write(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  const { headers } = request.raw;
  const body = answer.bodies[acceptedEncoding(headers['accept-encoding'])];
  const isKnown = headers['if-none-match'] === answer.etag;
  const cookie = newGuestCookie(request.raw, request.protocol === 'https');
  const base = isKnown ? body.headers : body.headersWithContent;
  // One flat list for writeHead, its fast way: with setHeader before it, each header is checked and copied again.
  const flat = cookie === undefined ? base : [...base, 'set-cookie', cookie];

  void reply.hijack();
  if (isKnown) reply.raw.writeHead(304, flat).end();
  else reply.raw.writeHead(200, flat).end(body.bytes);

  return reply;
}

function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:[,\s]|$))/.test(header)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:[,\s]|$))/.test(header)) return 'gzip';

  return 'identity';
}
