import type { TestProject } from 'vitest/node';

import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty where PostgreSQL is not installed. */
    postgresUrl: string;
  }
}

/** No test cuts its power, and what a vacuum finds would come at any moment. */
const FOR_TESTS = ['fsync=off', 'full_page_writes=off', 'autovacuum=off'];

/** A private PostgreSQL for the run of the tests. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const postgres = await startPostgres(FOR_TESTS);
  provide('postgresUrl', postgres?.url ?? '');

  return postgres?.stop;
}
