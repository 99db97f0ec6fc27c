import type pg from 'pg';

/** How long the database may take, in milliseconds. */
export const POOL_LIMITS = {
  /** To get a connection, a new one or one that others have. */
  connectionTimeoutMillis: 5_000,
  /** These three are held by the database itself, while it runs. */
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** No statement and no transaction needs longer: a database that stands still holds up nobody for good. */
const HELD_MS = 60_000;

/** Less than a call may take: what a replica that stands still does not answer, the primary still can. */
export const REPLICA_HELD_MS = 10_000;

/**
 * Connections to PostgreSQL, none of which is waited for without end.
 *
 * One that was held too long is cut, not given back: what was asked on it may still be under way, and whoever came next
 * would find itself in somebody else's transaction.
 */
export function openPool({ Pool }: typeof pg, connectionString: string, heldMs = HELD_MS): pg.Pool {
  const pool = new Pool({ connectionString, keepAlive: true, ...POOL_LIMITS });
  const cuts = new WeakMap<pg.PoolClient, NodeJS.Timeout>();

  // An idle connection that the database closes (a restart) is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // The same while it is held: its query fails, and says so.
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('acquire', (client) => {
    const cut = setTimeout(() => client.connection.stream.destroy(), heldMs);
    cuts.set(client, cut.unref());
  });
  pool.on('release', (_error, client) => clearTimeout(cuts.get(client)));

  return pool;
}
