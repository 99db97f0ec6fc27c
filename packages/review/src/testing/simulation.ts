import { type Memory, remember } from '../memory.ts';
import { DAILY_CAP, queueOf } from '../queue.ts';
import { EXAM_DAY, SimulatedLearner, type TrueMemory } from './simulated-learner.ts';

/** How one learner fared by one schedule. */
type Outcome = {
  /** The chance to know a card on the day of the exam, over all cards that were missed; 1 where none was. */
  recall: number;
  reviews: number;
  /** The most cards that were asked on a day. */
  mostADay: number;
};

export type Comparison = { schedule: string; recall: number; reviews: number; mostADay: number };

/** Says what is asked on a day, and hears how it went; a card that is new to it was missed. */
type Schedule = {
  pick: (day: number) => readonly string[];
  note: (id: string, day: number, isRight: boolean) => void;
};

/** Days between one review and the next. */
const LADDER = [1, 3, 7, 14, 30] as const;

/** Fixed intervals, each stretched by the factor that is given. */
const FIXED: Readonly<Record<string, (factor: number) => Schedule>> = {
  'equal intervals': (factor) => fixed((_step) => factor),
  '1, 3, 7, 14, 30 days': (factor) => fixed((step) => ladder(step) * factor),
  'the same, anew after a miss': (factor) => fixed((step) => ladder(step) * factor, { isAnew: true }),
};

/** How often the range of factors is halved to meet the number of reviews. */
const TRIES = 9;

/**
 * So many learners study for an exam by each schedule. The fixed ones get, for each learner, the intervals that make the
 * number of their reviews the same as that of ours, which nobody could know beforehand.
 */
export function compareSchedules(learners: number): Comparison[] {
  const seeds = Array.from({ length: learners }, (_, index) => (index + 1) * 7919);
  const ours = seeds.map((seed) => run(seed, forgettingCurve()));
  const others = Object.entries(FIXED).map(([schedule, make]) => {
    const outcomes = seeds.map((seed, index) =>
      withReviews(ours[index]?.reviews ?? 0, (factor) => run(seed, make(factor))),
    );

    return summary(schedule, outcomes);
  });

  return [summary('by forgetting curve', ours), ...others];
}

function run(seed: number, schedule: Schedule): Outcome {
  const learner = new SimulatedLearner(seed);
  const cards = new Map<string, TrueMemory>();
  let reviews = 0;
  let mostADay = 0;
  for (const [day, misses] of learner.missesByDay.entries()) {
    if (misses === null) continue;
    const asked = schedule.pick(day);
    for (const id of asked) {
      const before = cards.get(id);
      if (before === undefined) throw new Error(`The schedule asks for ${id}, which was never missed`);
      const { isRight, memory } = learner.answer(before, day);
      cards.set(id, memory);
      schedule.note(id, day, isRight);
    }
    reviews += asked.length;
    mostADay = Math.max(mostADay, asked.length);
    for (let index = 0; index < misses; index += 1) {
      const id = `${String(day).padStart(2, '0')}-${index}`;
      cards.set(id, learner.miss(day));
      schedule.note(id, day, false);
    }
  }
  const recalls = [...cards.values()].map((memory) => learner.recall(memory, EXAM_DAY));

  return { recall: mean(recalls), reviews, mostADay };
}

/** The rules of this package. */
function forgettingCurve(): Schedule {
  const memories = new Map<string, Memory>();

  return {
    pick: (day) => {
      const cards = [...memories].map(([id, memory]) => ({ id, memory }));

      return queueOf(cards, { today: day, examDay: EXAM_DAY, cap: DAILY_CAP, askedToday: 0 }).today.map(
        ({ id }) => id,
      );
    },
    note: (id, day, isRight) => {
      memories.set(id, remember(memories.get(id) ?? null, day, isRight ? 'good' : 'again'));
    },
  };
}

/** By how often a card was asked alone; the one that waits longest first, under the same cap. */
function fixed(interval: (step: number) => number, { isAnew = false } = {}): Schedule {
  const cards = new Map<string, { step: number; due: number }>();

  return {
    pick: (day) =>
      [...cards]
        .filter(([, { due }]) => due <= day)
        .toSorted(([, a], [, b]) => a.due - b.due)
        .slice(0, DAILY_CAP)
        .map(([id]) => id),
    note: (id, day, isRight) => {
      const step = isAnew && !isRight ? 0 : (cards.get(id)?.step ?? -1) + 1;
      cards.set(id, { step, due: day + Math.max(1, interval(step)) });
    },
  };
}

function ladder(step: number): number {
  return LADDER[step] ?? 30;
}

/** The outcome whose number of reviews comes nearest: more by a smaller factor, fewer by a larger one. */
function withReviews(reviews: number, outcomeBy: (factor: number) => Outcome): Outcome {
  let [low, high] = [0.2, 40];
  let best = outcomeBy(1);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const factor = Math.sqrt(low * high);
    const outcome = outcomeBy(factor);
    if (Math.abs(outcome.reviews - reviews) < Math.abs(best.reviews - reviews)) best = outcome;
    if (outcome.reviews > reviews) low = factor;
    else high = factor;
  }

  return best;
}

function summary(schedule: string, outcomes: readonly Outcome[]): Comparison {
  return {
    schedule,
    recall: mean(outcomes.map(({ recall }) => recall)),
    reviews: outcomes.reduce((sum, { reviews }) => sum + reviews, 0),
    mostADay: Math.max(...outcomes.map(({ mostADay }) => mostADay)),
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
