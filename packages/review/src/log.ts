import { localDay } from '@second-bell/domain';

import { type Memory, remember } from './memory.ts';
import type { Rating } from './rating.ts';

/**
 * One time that a card was asked, wherever that was: in the review, in a test, in practice.
 *
 * `id` is made where it happens and is unique for the learner. A log is a set of these: the same one twice is one, and the
 * order in which they arrive does not matter.
 */
export type Asked = { id: string; cardId: string; at: Date; rating: Rating };

/** What a log adds up to: what is known of each card, by its id. */
export function memoriesOf(log: Iterable<Asked>, timeZone: string): Map<string, Memory> {
  const unique = new Map([...log].map((asked) => [asked.id, asked]));
  const memories = new Map<string, Memory>();
  for (const { cardId, at, rating } of [...unique.values()].toSorted(compareAsked)) {
    memories.set(cardId, remember(memories.get(cardId) ?? null, localDay(at, timeZone), rating));
  }

  return memories;
}

/** The one order that all devices agree on: by time, then by id. */
function compareAsked(a: Asked, b: Asked): number {
  const apart = a.at.getTime() - b.at.getTime();
  if (apart !== 0) return apart;
  if (a.id === b.id) return 0;

  return a.id < b.id ? -1 : 1;
}
