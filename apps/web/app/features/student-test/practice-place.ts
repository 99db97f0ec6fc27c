import type { QuestionWithKey } from '@second-bell/contract';

import type { EndedQuestion, Ending } from '#ending/ending.ts';
import type { AttemptLog } from '#lib/attempt-log/attempt-log.ts';

import type { Answer, StudentTest } from './model.ts';

/** What a run of practice is part of: where it is found, and where it leads. */
export type PracticePlace = {
  kind: 'learn' | 'set';
  /** Where it is gone on with. */
  href: string;
  exitTo: string;
  finishTo: string;
  /** Null for a set that draws on several tests. */
  practiceTestId: string | null;
  /** Questions that were missed before. */
  toFix: readonly string[];
  /** The run ends when so much time is used; null where there is no limit. */
  limitSeconds: number | null;
  /** Once it was ended elsewhere. */
  reopen: () => Promise<unknown>;
  /** Once it was ended here, to be begun anew. */
  restart: () => Promise<unknown>;
};

/** Sets tell where each of their questions is from; the questions of a test are all from the same. */
type AskedQuestion = QuestionWithKey & { examType?: string; examSubject?: string };

type Ended = {
  place: PracticePlace;
  title: string;
  examType: string | undefined;
  subject: string | undefined;
  questions: readonly AskedQuestion[];
  test: StudentTest;
  log: Pick<AttemptLog, 'id'>;
};

/** How a run went, for the page that it leads to. */
export function endingOf({ place, title, examType = '', subject = '', questions, test, log }: Ended): Ending {
  const asked = questions.flatMap((question) => {
    const answer = test.answers[question.id];

    if (answer) return [endedQuestion(question, answer, subject)];

    // A set is short, and meant as a whole; of a test, those that were not come to are no misses.
    return place.kind === 'set' ? [openQuestion(question, subject)] : [];
  });

  return {
    sessionId: log.id,
    practiceTestId: place.practiceTestId,
    title,
    examType: onlyOne(questions.map((question) => question.examType ?? examType)),
    examSubject: onlyOne(questions.map((question) => question.examSubject ?? subject)),
    score: null,
    questionCount: questions.length,
    questions: asked,
    toFix: place.toFix,
  };
}

function endedQuestion(
  { id, topic, examSubject }: AskedQuestion,
  { isCorrect, grade }: Answer,
  subject: string,
): EndedQuestion {
  const points = grade?.points ?? (isCorrect ? 1 : 0);
  const maxPoints = grade?.maxPoints ?? 1;
  const isJudged = grade === undefined || grade.isRight !== null;
  const verdict = isCorrect ? 'right' : 'wrong';

  return {
    id,
    topic: topic ?? examSubject ?? subject,
    result: isJudged ? verdict : 'notJudged',
    points,
    maxPoints,
  };
}

function openQuestion({ id, topic, examSubject }: AskedQuestion, subject: string): EndedQuestion {
  return { id, topic: topic ?? examSubject ?? subject, result: 'notAnswered', points: 0, maxPoints: 1 };
}

/** The name that all share; empty where they share none. */
function onlyOne(names: readonly string[]): string {
  const [name = '', ...others] = new Set(names);

  return others.length === 0 ? name : '';
}
