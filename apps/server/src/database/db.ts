import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

import type * as schema from './schema.ts';

/** What services and repos see: node-postgres, PGlite and an open transaction all fit. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
