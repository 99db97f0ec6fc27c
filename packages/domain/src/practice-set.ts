/** A question that may come into a set, and what its learner has made of it: `lastAt` is null while it is unseen. */
export type Candidate = {
  id: string;
  /** Subject and topic, as one name: questions are spread over them. */
  topic: string;
  /** ISO moment of the newest answer. */
  lastAt: string | null;
  /** The newest answer was not right, or the learner was not sure. */
  isMissed: boolean;
};

/** Which questions a set is made of. */
export type SetSource = 'all' | 'unseen' | 'missed';

/**
 * The ids of a set of at most so many questions: spread over the topics, as far as each has some; within a topic unseen ones
 * first, then those missed, then those answered longest ago. Which of equals come is left to chance.
 *
 * `random` gives numbers from 0 up to 1.
 */
export function chooseSet(
  candidates: readonly Candidate[],
  { source, count }: { source: SetSource; count: number },
  random: () => number,
): string[] {
  const wanted = candidates.filter(({ lastAt, isMissed }) => {
    if (source === 'unseen') return lastAt === null;

    return source === 'all' || isMissed;
  });
  const byTopic = [...Map.groupBy(shuffled(wanted, random), ({ topic }) => topic).values()];
  const queues = shuffled(byTopic, random).map((queue) => queue.toSorted(byNeed));
  const chosen: string[] = [];
  for (let round = 0; chosen.length < count; round += 1) {
    const row = queues.flatMap((queue) => queue[round]?.id ?? []);
    if (row.length === 0) break;
    chosen.push(...row);
  }

  return chosen.slice(0, count);
}

/**
 * A short set that mends what went wrong: at most so many of the questions that were missed, in their order, then others on
 * the same topics, those unseen first.
 */
export function chooseFixes(
  missed: readonly string[],
  candidates: readonly Candidate[],
  count: number,
  random: () => number,
): string[] {
  const known = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const fixes = missed.filter((id) => known.has(id)).slice(0, count);
  const topics = new Set(missed.flatMap((id) => known.get(id)?.topic ?? []));
  const others = candidates.filter(({ id, topic }) => topics.has(topic) && !missed.includes(id));
  const fresh = chooseSet(others, { source: 'all', count: count - fixes.length }, random);

  return [...fixes, ...fresh];
}

/** Unseen first, then missed, then the longest ago. */
function byNeed(one: Candidate, other: Candidate): number {
  return rankOf(one) - rankOf(other) || timeOf(one) - timeOf(other);
}

function rankOf({ lastAt, isMissed }: Candidate): number {
  if (lastAt === null) return 0;

  return isMissed ? 1 : 2;
}

function timeOf({ lastAt }: Candidate): number {
  return lastAt === null ? 0 : Date.parse(lastAt);
}

/** Fisher and Yates. */
function shuffled<T>(values: readonly T[], random: () => number): T[] {
  const result = [...values];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }

  return result;
}
