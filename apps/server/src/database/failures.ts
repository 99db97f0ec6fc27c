/** SQLSTATEs and codes of the system that say that the database, or the way to it, is not there right now. */
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Shut down, crashed, not yet up.
  '57P01',
  '57P02',
  '57P03',
  // A write that reached a server which follows another, as one does until it has taken over.
  '25006',
  // Statement, lock, and idle transaction took too long.
  '57014',
  '55P03',
  '25P03',
]);
/** Connection failures, and resources used up: connections, memory. */
const UNAVAILABLE_CLASSES = new Set(['08', '53']);
/** The driver has no codes for these. */
const UNAVAILABLE_WORDS =
  /^Connection terminated|^timeout exceeded when trying to connect|not queryable$|^Client was closed/;

const DISK_FULL = '53100';
/** A statement was ended for it; or the whole connection, with the database itself. */
const RECOVERY_CONFLICTS = new Set(['40001', '57P04']);
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a query failed because the database does not answer, and not because of what was asked. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causesOf(error).some(({ code, message }) => {
    if (code === DISK_FULL) return false;
    const isOfClass = /^[0-9A-Z]{5}$/.test(code) && UNAVAILABLE_CLASSES.has(code.slice(0, 2));

    return UNAVAILABLE_CODES.has(code) || isOfClass || UNAVAILABLE_WORDS.test(message);
  });
}

/** Whether a write failed because the database's disk is full. */
export function isStorageFull(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === DISK_FULL);
}

/** Whether a row was refused because the account it was to belong to was deleted while the call was at work. */
export function isAccountGone(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, constraint }) => code === FOREIGN_KEY_VIOLATION && constraint.endsWith('_users_id_fk'),
  );
}

/**
 * Whether a read failed for a reason that only a replica has: it is away, or it had to clear away what the read was looking
 * at, since the primary had.
 */
export function isOfReplicaAlone(error: unknown): boolean {
  return isDatabaseUnavailable(error) || causesOf(error).some(({ code }) => RECOVERY_CONFLICTS.has(code));
}

/** Whether the embedded database has failed as a whole: another query may never return. */
export function isEmbeddedDead(error: unknown): boolean {
  return causesOf(error).some(
    ({ name, code, severity, message }) =>
      name === 'RuntimeError' ||
      name === 'ExitStatus' ||
      severity === 'PANIC' ||
      severity === 'FATAL' ||
      // Input and output errors; and a log that cannot be written, after which it tries forever.
      code === '58030' ||
      (code === DISK_FULL && message.includes('pg_wal')),
  );
}

type Cause = { name: string; code: string; severity: string; constraint: string; message: string };

/** The error and what it wraps: Drizzle's stands around the driver's. */
function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = [];
  for (let next = error; next instanceof Error && causes.length < 5; next = next.cause) {
    const values = new Map<string, unknown>(Object.entries(next));
    const text = (key: string) => {
      const value = values.get(key);

      return typeof value === 'string' ? value : '';
    };
    const { name, message } = next;
    causes.push({
      name,
      message,
      code: text('code'),
      severity: text('severity'),
      constraint: text('constraint'),
    });
  }

  return causes;
}
