import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { attemptEvents, attempts } from '#database/schema.ts';

import { type AttemptRow, ofUser } from './attempts.repo.ts';
import type { Caller } from './caller.ts';

type EventRow = typeof attemptEvents.$inferSelect;
export type NewEvent = Omit<EventRow, 'receivedAt'>;
export type LogState = Pick<AttemptRow, 'elapsedMs' | 'deadline' | 'lastEventAt'>;

/** In the order in which they came. */
export async function findEvents(db: Db, attemptId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(attemptEvents)
    .where(eq(attemptEvents.attemptId, attemptId))
    .orderBy(asc(attemptEvents.number));
}

export async function insertEvents(tx: Db, events: NewEvent[]): Promise<void> {
  await tx.insert(attemptEvents).values(events);
}

export async function updateLogState(tx: Db, attemptId: string, state: LogState): Promise<void> {
  await tx.update(attempts).set(state).where(eq(attempts.id, attemptId));
}

export async function findOpenAttempts(
  db: Db,
  userId: string,
  { limit, ...caller }: Caller & { limit: number },
): Promise<AttemptRow[]> {
  return db
    .select()
    .from(attempts)
    .where(and(ofUser(userId, caller), eq(attempts.completed, false), isNotNull(attempts.lastEventAt)))
    .orderBy(desc(attempts.lastEventAt), desc(attempts.id))
    .limit(limit);
}
