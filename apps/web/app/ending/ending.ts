import { scorePercent } from '@second-bell/domain';

/** How one question went, as the end of its run tells it. */
export type EndedQuestion = {
  id: string;
  topic: string;
  /** `notJudged`: it is in no figure. */
  result: 'right' | 'wrong' | 'notAnswered' | 'notJudged';
  points: number;
  maxPoints: number;
};

/** A run that has just ended, in whichever way it was practised. It travels in the state of the history entry. */
export type Ending = {
  sessionId: string;
  /** Null for a set that drew on several tests. */
  practiceTestId: string | null;
  title: string;
  examType: string;
  examSubject: string;
  /** Percent, where the run has a score of its own; else it is made of the questions that were answered. */
  score: number | null;
  questionCount: number;
  questions: readonly EndedQuestion[];
  /** Questions of a set that were missed before it. */
  toFix: readonly string[];
};

export type EndedTopic = { topic: string; right: number; answered: number };

const TOPICS_SHOWN = 3;

/** Of the points of what was answered, or the run's own score. */
export function percentOf({ score, questions }: Ending): number {
  const counted = questions.filter(isCounted);
  const sum = (of: 'points' | 'maxPoints') => counted.reduce((total, question) => total + question[of], 0);

  return score ?? scorePercent(sum('points'), sum('maxPoints'));
}

export function rightOf({ questions }: Ending): { right: number; answered: number } {
  const counted = questions.filter(isCounted);

  return { right: counted.filter(isRight).length, answered: counted.length };
}

/** What to fix: answered wrong, or not at all. */
export function missedOf({ questions }: Ending): string[] {
  return questions.flatMap(({ id, result }) => (result === 'wrong' || result === 'notAnswered' ? [id] : []));
}

/** How many of the questions that were missed before are right now. */
export function fixedOf({ questions, toFix }: Ending): number {
  return questions.filter((question) => toFix.includes(question.id) && isRight(question)).length;
}

/** The topics that went worst, at most three, and none that went without a miss. */
export function weakTopicsOf({ questions }: Ending): EndedTopic[] {
  const byTopic = Map.groupBy(questions.filter(isCounted), ({ topic }) => topic);

  return [...byTopic]
    .map(([topic, ofTopic]) => ({ topic, right: ofTopic.filter(isRight).length, answered: ofTopic.length }))
    .filter(({ right, answered }) => right < answered)
    .toSorted(
      (one, other) =>
        one.right / one.answered - other.right / other.answered || other.answered - one.answered,
    )
    .slice(0, TOPICS_SHOWN);
}

/** What travels in the state of a history entry; undefined where there is none, or something else. */
export function endingIn(state: unknown): Ending | undefined {
  if (typeof state !== 'object' || state === null || !('ending' in state)) return undefined;

  // Only our own pages write the state of our entries.
  return (state as { ending: Ending }).ending;
}

function isCounted({ result }: EndedQuestion): boolean {
  return result === 'right' || result === 'wrong';
}

function isRight({ result }: EndedQuestion): boolean {
  return result === 'right';
}
