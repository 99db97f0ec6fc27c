import type { IncomingMessage, ServerResponse } from 'node:http';

import type {
  FastifyBaseLogger,
  FastifyInstance,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

import type { Db } from '#database/connect.ts';
import type { Session } from '#modules/accounts/sessions.service.ts';
import type { Vault } from '#modules/accounts/vault.ts';
import type { UploadedFile } from '#plugins/uploaded-file.ts';
import type { Work } from '#plugins/work.ts';

import type { ContentCache } from './content-cache.ts';
import type { Deadlines } from './deadline-times.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Db;
    /** For secrets that are read again. */
    vault: Vault;
    content: ContentCache;
    /** Reads content, or counts over everyone's answers, from a replica where there is one that is not behind (decision 64). */
    readLate: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
    deadlines: Deadlines;
    /** Begins a call of a route that may take so many milliseconds (`deadlines.ts`). */
    beginCall: (route: string, limit: number) => onRequestHookHandler;
    /** What is at work at this moment. */
    work: Work;
    /** Before a write: refuses it where the disk is almost full. */
    refuseWhenFull: onRequestHookHandler;
    /** Before a write that is open to guests: refuses it where they come too fast. Undefined where nobody is limited. */
    limitWrites: onRequestAsyncHookHandler | undefined;
  }

  interface FastifyRequest {
    /** Set by the guard: of calls that are not open to guests, and of those about what is one's own, where there is one. */
    session: Session | null;
    /** Set where forms are registered; read through `fileOf`. */
    upload: UploadedFile | null;
  }
}

/** The server as its modules see it: Fastify, checked by zod schemas, with the database and the content cache. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
