/** From so many answers on, the figures of a question say more than chance. */
export const ANSWERS_FOR_ITEM_HEALTH = 30;

const TOO_EASY_ABOVE = 0.95;
/** A question that is guessed is right as often as chance has it; this much above is still no knowledge. */
const ABOVE_CHANCE = 0.05;
/** Between this and its negative, right answers have next to nothing to do with the rest of the test. */
const LOW_DISCRIMINATION_BELOW = 0.1;
const UNUSED_BELOW = 0.01;
/** Fast readers; a text that is read in less time was not read. */
const WORDS_PER_SECOND = 240 / 60;
/** The rounding of sums of squares: a deviation below is none. */
const NO_VARIANCE = 1e-12;

/**
 * Answers of one kind to a question: which option, and whether it was right when it was graded.
 *
 * The rest of an answer is the share of right answers that its learner gave to the other questions of the test, 0 to 1;
 * its sums are null where there are no others. `best` counts those of the best third by the rest.
 */
export type AnswerTally = {
  optionId: string | null;
  isCorrect: boolean;
  answered: number;
  best: number;
  restSum: number | null;
  restSquares: number | null;
};

/** What is added up over answers. */
type Sums = Omit<AnswerTally, 'optionId' | 'isCorrect'>;

export type ItemAlarm = {
  code:
    | 'key_doubtful'
    | 'negative_discrimination'
    | 'low_discrimination'
    | 'too_hard'
    | 'too_easy'
    | 'unused_option'
    | 'too_fast';
  /** `key_doubtful`: what more of the best choose than the key. `unused_option`: what nobody takes. */
  optionIds?: string[];
  /** `too_fast`: what reading takes at least. */
  readingSeconds?: number;
};

export type MeasuredItem = {
  /** Of its options today; empty where the answer is typed. */
  options: readonly { optionId: string; chosen: number; best: number }[];
  /** The id of the right option. */
  key: string;
  answered: number;
  shareRight: number | null;
  discrimination: number | null;
  /** Null where no time of the question's own is known. */
  ownMedianSeconds: number | null;
  /** Of the question and its options. */
  words: number;
};

export function addTallies(tallies: readonly AnswerTally[]): Sums {
  const sum = (of: (tally: AnswerTally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  const hasRest = tallies.every(({ restSum }) => restSum !== null);

  return {
    answered: sum(({ answered }) => answered),
    best: sum(({ best }) => best),
    restSum: hasRest ? sum(({ restSum }) => restSum ?? 0) : null,
    restSquares: hasRest ? sum(({ restSquares }) => restSquares ?? 0) : null,
  };
}

/** Null where nothing was answered, or there is no rest. */
export function meanRest({ answered, restSum }: Pick<Sums, 'answered' | 'restSum'>): number | null {
  return answered === 0 || restSum === null ? null : restSum / answered;
}

/**
 * How a right answer goes with the rest of the test, as the point-biserial correlation: from -1 (those who are right are
 * the weakest) to 1. Null where there is nothing to compare: all right, all wrong, or the same rest everywhere.
 */
export function pointBiserial(tallies: readonly AnswerTally[]): number | null {
  const all = addTallies(tallies);
  const right = addTallies(tallies.filter(({ isCorrect }) => isCorrect));
  const mean = meanRest(all);
  const meanOfRight = meanRest(right);
  if (mean === null || meanOfRight === null || right.answered === all.answered) return null;

  const variance = (all.restSquares ?? 0) / all.answered - mean * mean;
  if (variance < NO_VARIANCE) return null;
  const shareRight = right.answered / all.answered;
  const value = ((meanOfRight - mean) / Math.sqrt(variance)) * Math.sqrt(shareRight / (1 - shareRight));

  return Math.min(1, Math.max(-1, value));
}

/** What is wrong with a question, the gravest first; nothing while there are too few answers to tell. */
export function itemAlarms(item: MeasuredItem): ItemAlarm[] {
  const { answered, shareRight, discrimination, options } = item;
  if (answered < ANSWERS_FOR_ITEM_HEALTH || shareRight === null) return [];

  const chance = options.length === 0 ? 0 : 1 / options.length;
  const alarms: (ItemAlarm | null)[] = [
    keyAlarm(item),
    discriminationAlarm(discrimination),
    shareRight < chance + ABOVE_CHANCE ? { code: 'too_hard' } : null,
    shareRight > TOO_EASY_ABOVE ? { code: 'too_easy' } : null,
    unusedAlarm(item),
    speedAlarm(item),
  ];

  return alarms.filter((alarm) => alarm !== null);
}

/** More of the best third choose another option than the key: perhaps it is the right one. */
function keyAlarm({ options, key }: MeasuredItem): ItemAlarm | null {
  const right = options.find(({ optionId }) => optionId === key);
  if (right === undefined) return null;
  const rivals = options.filter(({ best }) => best > right.best);

  return rivals.length === 0
    ? null
    : { code: 'key_doubtful', optionIds: rivals.map(({ optionId }) => optionId) };
}

function discriminationAlarm(discrimination: number | null): ItemAlarm | null {
  if (discrimination === null || discrimination >= LOW_DISCRIMINATION_BELOW) return null;

  return {
    code: discrimination < -LOW_DISCRIMINATION_BELOW ? 'negative_discrimination' : 'low_discrimination',
  };
}

/** Of the wrong options: a key that nobody takes is too hard. */
function unusedAlarm({ options, key, answered }: MeasuredItem): ItemAlarm | null {
  const unused = options.filter(
    ({ optionId, chosen }) => optionId !== key && chosen / answered < UNUSED_BELOW,
  );

  return unused.length === 0
    ? null
    : { code: 'unused_option', optionIds: unused.map(({ optionId }) => optionId) };
}

function speedAlarm({ ownMedianSeconds, words }: MeasuredItem): ItemAlarm | null {
  const readingSeconds = words / WORDS_PER_SECOND;
  if (ownMedianSeconds === null || ownMedianSeconds >= readingSeconds) return null;

  return { code: 'too_fast', readingSeconds: Math.ceil(readingSeconds) };
}
