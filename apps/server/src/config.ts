import { resolve } from 'node:path';

import { z } from 'zod';

const flag = z.stringbool().default(false);

const environmentSchema = z.object({
  PORT: z.coerce.number('expected a number').int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'expected postgres://user:password@host/database')
    .optional(),
  /** Processes that share the port. The embedded database belongs to one process, so more need DATABASE_URL. */
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(256).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: flag,
});

export type Config = {
  port: number;
  host: string;
  /** Folder of the embedded database, used where `databaseUrl` is absent. */
  dataDir: string;
  databaseUrl: string | undefined;
  processes: number;
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
  trustProxy: boolean;
};

export class ConfigError extends Error {}

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

  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    processes: data.WEB_CONCURRENCY,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
  };
}
