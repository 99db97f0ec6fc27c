import { clipParameters, default_w, type FSRS } from 'ts-fsrs';

import { schedulerWith } from '../memory.ts';

/** Days before the exam: it is on the day after the last one. */
export const EXAM_DAY = 60;
/** In the last days nothing new is missed: who studies then reviews. */
const LAST_MISSES_DAY = EXAM_DAY - 5;
/** How far learners are from the library's weights: the standard deviation of the logarithm, of its first four, and the rest. */
const FIRST_SPREAD = 0.5;
const SPREAD = 0.15;

/** A card as it really is in somebody's head. */
export type TrueMemory = { stability: number; difficulty: number; lastDay: number };

/**
 * Somebody who studies for an exam. They forget by weights of their own, which no scheduler knows, come on half of the days
 * or more, and miss up to 8 questions on a usual day.
 */
export class SimulatedLearner {
  readonly #truth: FSRS;
  readonly #random: () => number;
  /** What happens on each day: null where they do not come, else how many questions they miss. */
  readonly missesByDay: readonly (number | null)[];

  constructor(seed: number) {
    const random = randomFrom(seed);
    const weights = default_w.map(
      (weight, index) => weight * Math.exp((index < 4 ? FIRST_SPREAD : SPREAD) * normal(random)),
    );
    this.#truth = schedulerWith(clipParameters(weights, 1, false));
    const attendance = 0.5 + random() / 2;
    const missesADay = 1 + Math.floor(random() * 8);
    this.missesByDay = Array.from({ length: EXAM_DAY }, (_, day) => {
      const misses = Math.floor(missesADay * 2 * random());
      if (random() >= attendance) return null;

      return day <= LAST_MISSES_DAY ? misses : 0;
    });
    this.#random = random;
  }

  miss(day: number): TrueMemory {
    return { ...this.#truth.next_state(null, 0, 1), lastDay: day };
  }

  /** Asked once more: whether they remembered, and what that leaves. */
  answer(memory: TrueMemory, day: number): { isRight: boolean; memory: TrueMemory } {
    const isRight = this.#random() < this.recall(memory, day);
    const state = this.#truth.next_state(memory, day - memory.lastDay, isRight ? 3 : 1);

    return { isRight, memory: { ...state, lastDay: day } };
  }

  /** The chance that they remember on a day. */
  recall({ stability, lastDay }: TrueMemory, day: number): number {
    return this.#truth.forgetting_curve(day - lastDay, stability);
  }
}

/** Numbers from 0 up to 1, the same ones for a seed (mulberry32, Tommy Ettinger, public domain). */
function randomFrom(seed: number): () => number {
  let state = seed;

  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);

    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Box and Muller. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
