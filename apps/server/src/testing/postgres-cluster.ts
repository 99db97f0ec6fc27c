import type { TestProject } from 'vitest/node';

import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty where PostgreSQL is not installed. */
    postgresUrl: string;
  }
}

/** A private PostgreSQL for the run of the tests. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const postgres = await startPostgres();
  provide('postgresUrl', postgres?.url ?? '');

  return postgres?.stop;
}
