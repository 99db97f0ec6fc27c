import { afterAll, beforeAll, beforeEach, inject } from 'vitest';

import { readConfig } from '#config';
import type { Database } from '#database/connect.ts';

import type { App } from '../app-instance.ts';
import { buildApp } from '../app.ts';
import { givenUser } from './given-user.ts';
import { emptyTables, openTestDatabase } from './test-database.ts';

/** A guest id as the cookie holds it. */
export const GUEST = '0199a0c2-0000-4000-8000-000000000001';
export const OTHER_GUEST = '0199a0c2-0000-4000-8000-000000000002';

const isDatabaseMissing = () => process.env['TEST_DATABASE'] === 'postgres' && inject('postgresUrl') === '';

type Call = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
  guest?: string;
  /** Of `givenAdministrator`. */
  token?: string;
};

/**
 * The real app on a real database, emptied before each test. Call inside the file, outside any test. Environment
 * variables say what is to differ from the defaults.
 */
export function useApp(environment: Record<string, string> = {}, log?: { write: (line: string) => void }) {
  let database: Database | undefined;
  let app: App | undefined;

  beforeAll(async () => {
    if (isDatabaseMissing()) return;
    database = await openTestDatabase();
    const config = readConfig({ LOG_LEVEL: 'silent', ...environment });
    app = await buildApp(database.db, { ...config, ...(log && { log }) });
  });
  beforeEach(async () => {
    if (!database || !app) return;
    await emptyTables(database.db);
    app.content.clear();
  });
  afterAll(async () => {
    await app?.close();
  });

  return {
    get app() {
      return given(app);
    },
    get db() {
      return given(database).db;
    },
    /** An administrator with an open session, for the `token` of a call. No password: that would cost a slow hash. */
    givenAdministrator(email?: string) {
      return givenUser(given(database).db, { role: 'administrator', email });
    },
    /** Makes a call, as the guest or with the token given, and answers its status and its body as JSON, if it has one. */
    async call({ method = 'GET', url, body, guest, token }: Call) {
      const response = await given(app).inject({
        method,
        url,
        ...(body !== undefined && { payload: JSON.stringify(body) }),
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(guest !== undefined && { cookie: `guest=${guest}` }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
      });

      const { statusCode, headers } = response;

      return { status: statusCode, body: response.body === '' ? undefined : response.json(), headers };
    },
  };
}

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('useApp() gives its app inside tests only');

  return value;
}
