import { resolve } from 'node:path';

import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@second-bell/contract';
import { z } from 'zod';

import type { WriteLimits } from '#plugins/write-limits.ts';

import { CannotStart } from './cannot-start.ts';

const flag = z.stringbool().default(false);

const POSTGRES_URL = /^postgres(ql)?:\/\//;
const POSTGRES_URL_EXPECTED = 'expected postgres://user:password@host/database';

const environmentSchema = z.object({
  PORT: z.coerce.number('expected a number').int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.string().regex(POSTGRES_URL, POSTGRES_URL_EXPECTED).optional(),
  /** A replica of it, for reads that may lag. */
  DATABASE_READ_URL: z.string().regex(POSTGRES_URL, POSTGRES_URL_EXPECTED).optional(),
  /** Processes that share the port. The embedded database belongs to one process, so more need DATABASE_URL. */
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(256).default(1),
  /** Set by the start script: the process without which this one stops. */
  PARENT_PROCESS: z.coerce.number().int().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_REQUESTS: flag,
  METRICS_PORT: z.coerce.number('expected a number').int().min(0).max(65_535).optional(),
  TRUST_PROXY: flag,
  OFFLINE: z.enum(['on', 'off']).default('on'),
  WRITE_LIMITS: z
    .literal('off')
    .or(
      z
        .string()
        .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){2}$/, 'expected off, or three numbers like 6000,240000,480000'),
    )
    .default('6000,240000,480000'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'expected the address that people see, like https://example.com' })
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp://user:password@host:port' }).optional(),
  SECRET_KEY: z.string().min(32, 'use at least 32 random characters').optional(),
  ADMIN_EMAIL: z.email('expected an email address').toLowerCase().optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(PASSWORD_MIN_LENGTH, `use at least ${PASSWORD_MIN_LENGTH} characters`)
    .max(PASSWORD_MAX_LENGTH, `use at most ${PASSWORD_MAX_LENGTH} characters`)
    .optional(),
});

export type Config = {
  port: number;
  host: string;
  /** Folder of the embedded database, used where `databaseUrl` is absent. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Where a replica of it is, for reads that may lag. */
  databaseReadUrl: string | undefined;
  processes: number;
  /** Its number; this process stops with it. */
  parentProcess: number | undefined;
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
  /** One line in the log for each request. */
  logRequests: boolean;
  /** Where `/metrics` is read, on the loopback address; undefined: nothing is counted. */
  metricsPort: number | undefined;
  trustProxy: boolean;
  /** Whether browsers may keep pages and tests for offline use. */
  isOfflineOn: boolean;
  /** How much guests may write; undefined: without end. */
  writeLimits: WriteLimits | undefined;
  /** Where people find the site, without a slash at its end: the start of links in mails. */
  publicUrl: string;
  /** Without it, mail is written to the log. */
  smtpUrl: string | undefined;
  /** Encrypts what must not be read out of the database (decision 63). The same on each host. */
  secretKey: string | undefined;
  /** Made at start where there is none with this address. */
  administrator: { email: string; password: string } | undefined;
};

export class ConfigError extends CannotStart {}

/**
 * The one reader of the environment. A value that is empty counts as not set.
 *
 * Throws `ConfigError` with one line that names every wrong variable.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    );
  }

  const { data } = parsed;
  if (data.WEB_CONCURRENCY > 1 && data.DATABASE_URL === undefined) {
    throw new ConfigError(
      'WEB_CONCURRENCY: more than one process needs PostgreSQL, so set DATABASE_URL as well',
    );
  }
  if (data.DATABASE_READ_URL !== undefined && data.DATABASE_URL === undefined) {
    throw new ConfigError('DATABASE_READ_URL: a replica is of a PostgreSQL, so set DATABASE_URL as well');
  }
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = data;
  if ((email === undefined) !== (password === undefined)) {
    throw new ConfigError('ADMIN_EMAIL: set it together with ADMIN_PASSWORD, or neither');
  }

  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseReadUrl: data.DATABASE_READ_URL,
    processes: data.WEB_CONCURRENCY,
    parentProcess: data.PARENT_PROCESS,
    logLevel: data.LOG_LEVEL,
    logRequests: data.LOG_REQUESTS,
    metricsPort: data.METRICS_PORT,
    trustProxy: data.TRUST_PROXY,
    isOfflineOn: data.OFFLINE === 'on',
    writeLimits: writeLimitsOf(data.WRITE_LIMITS),
    publicUrl: withoutEndSlashes(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`),
    smtpUrl: data.SMTP_URL,
    secretKey: data.SECRET_KEY,
    administrator: email !== undefined && password !== undefined ? { email, password } : undefined,
  };
}

function writeLimitsOf(value: string): WriteLimits | undefined {
  if (value === 'off') return undefined;
  const [guest = 0, address = 0, all = 0] = value.split(',').map(Number);

  return { guest, address, all };
}

function withoutEndSlashes(url: string): string {
  return url.endsWith('/') ? withoutEndSlashes(url.slice(0, -1)) : url;
}
