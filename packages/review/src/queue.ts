import type { DayNumber } from '@second-bell/domain';

import { type Memory, recallAfter, recallOn } from './memory.ts';

/** Cards a day that a learner is asked at most: some ten minutes. */
export const DAILY_CAP = 20;
/** Of these, cards that come for the first time: the rest of a deck waits for its turn. */
export const NEW_A_DAY = 10;
/** What is aimed at where no exam is near: to know a card in a month. */
const USUAL_HORIZON_DAYS = 30;
/** How far ahead it is told what will be asked. */
const DAYS_AHEAD = 30;

/** A card that may be asked: `memory` is null where it never was. */
export type Card = { id: string; memory: Memory | null };

export type QueueRules = {
  today: DayNumber;
  /** Null where there is none. */
  examDay: DayNumber | null;
  cap: number;
  /** How many cards the review asked today already. */
  askedToday: number;
};

export type Queue<C extends Card> = {
  /** What is asked today, the most urgent first. */
  today: C[];
  /** How many are due but are moved to a later day, since today is full. */
  moved: number;
  /** How many are asked on each of the next 30 days, those moved among them: never more than fit. Only days with any. */
  ahead: { day: DayNumber; count: number }[];
};

/**
 * The day on which a card is asked next: when the chance to remember it falls to what is aimed at, and at the latest on the
 * day before the exam. Once that day has come there is no other chance, and the exam counts no more.
 */
export function dueDayOf({ dueDay, lastDay }: Memory, examDay: DayNumber | null): DayNumber {
  if (examDay === null) return dueDay;
  const lastChance = examDay - 1;

  return lastDay < lastChance ? Math.min(dueDay, lastChance) : dueDay;
}

/**
 * What a review on a day is expected to add to the chance of knowing a card on a later day. It is small for a card that is
 * known by then anyway, and for one that was forgotten so thoroughly that one review saves little.
 */
export function gainOfReview(memory: Memory, day: DayNumber, horizon: DayNumber): number {
  const chance = recallOn(memory, day);
  const remembered = recallAfter(memory, day, 'good', horizon);
  const forgotten = recallAfter(memory, day, 'again', horizon);

  return chance * remembered + (1 - chance) * forgotten - recallOn(memory, horizon);
}

/**
 * What is asked today, and what that leaves for the days that follow. More than `cap` are never asked on a day: those from
 * which a review gains most for the exam go first, and the others are moved. New cards take what room is left.
 */
export function queueOf<C extends Card>(cards: readonly C[], rules: QueueRules): Queue<C> {
  const { today, examDay, cap, askedToday } = rules;
  const room = Math.max(0, cap - askedToday);
  const due = byUrgency(cards, rules);
  const taken = due.slice(0, room);
  const fresh = cards.filter(({ memory }) => memory === null);
  const taughtToday = cards.filter(({ memory }) => memory?.firstDay === today).length;
  const newRoom = Math.min(room - taken.length, Math.max(0, NEW_A_DAY - taughtToday));
  const moved = due.length - taken.length;

  return {
    today: [...taken, ...fresh.slice(0, newRoom)],
    moved,
    ahead: spread(dueAfter(cards, today, examDay), { today, moved, cap }),
  };
}

function byUrgency<C extends Card>(cards: readonly C[], { today, examDay }: QueueRules): C[] {
  const horizon = examDay !== null && examDay > today ? examDay : today + USUAL_HORIZON_DAYS;

  return cards
    .flatMap((card) =>
      card.memory !== null && dueDayOf(card.memory, examDay) <= today
        ? [{ card, gain: gainOfReview(card.memory, today, horizon) }]
        : [],
    )
    .toSorted((a, b) => b.gain - a.gain || (a.card.id < b.card.id ? -1 : 1))
    .map(({ card }) => card);
}

/** How many cards are due on each later day. */
function dueAfter(
  cards: readonly Card[],
  today: DayNumber,
  examDay: DayNumber | null,
): Map<DayNumber, number> {
  const days = new Map<DayNumber, number>();
  for (const { memory } of cards) {
    if (memory === null) continue;
    const day = dueDayOf(memory, examDay);
    if (day > today) days.set(day, (days.get(day) ?? 0) + 1);
  }

  return days;
}

/** Moves what does not fit into a day to the next one. */
function spread(
  due: ReadonlyMap<DayNumber, number>,
  { today, moved, cap }: { today: DayNumber; moved: number; cap: number },
): Queue<Card>['ahead'] {
  const ahead: Queue<Card>['ahead'] = [];
  let left = moved;
  for (let day = today + 1; day <= today + DAYS_AHEAD; day += 1) {
    left += due.get(day) ?? 0;
    const count = Math.min(left, cap);
    left -= count;
    if (count > 0) ahead.push({ day, count });
  }

  return ahead;
}
