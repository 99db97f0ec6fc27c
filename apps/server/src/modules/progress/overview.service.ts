import { type ProgressOverview, type Session, SESSIONS_PER_PAGE } from '@second-bell/contract';
import { localDay, scorePercent } from '@second-bell/domain';

import type { Db } from '#database/connect.ts';

import { present } from '../../present.ts';
import { findGoal } from './notes.repo.ts';
import * as repo from './overview.repo.ts';

/** Until a learner says otherwise: more than half of the week, and not all of it. */
const DAYS_PER_WEEK = 4;

type Overview = { timeZone: string; exam?: string | undefined };

/** Summed up by the database, so that a learner with a thousand tests waits hardly longer than one with two. */
export async function getOverview(
  db: Db,
  ownerId: string | undefined,
  { timeZone, exam }: Overview,
): Promise<ProgressOverview> {
  const today = localDay(new Date(), timeZone);
  if (ownerId === undefined) return { ...NOTHING, today };

  const [days, all, medianSeconds, goal] = await Promise.all([
    repo.sumByDay(db, ownerId, exam, timeZone),
    repo.sumByTopic(db, ownerId, undefined),
    repo.findMedianSeconds(db, ownerId, exam),
    findGoal(db, ownerId),
  ]);
  const topics = exam === undefined ? all : all.filter(({ examType }) => examType === exam);
  const sum = (of: 'answered' | 'correct' | 'points' | 'maxPoints') =>
    topics.reduce((total, topic) => total + topic[of], 0);

  return {
    today,
    goalDaysPerWeek: goal ?? DAYS_PER_WEEK,
    answered: sum('answered'),
    correct: sum('correct'),
    points: sum('points'),
    maxPoints: sum('maxPoints'),
    medianSeconds,
    exams: examsOf(all),
    days,
    topics,
  };
}

const NOTHING = {
  goalDaysPerWeek: DAYS_PER_WEEK,
  answered: 0,
  correct: 0,
  points: 0,
  maxPoints: 0,
  medianSeconds: 0,
  exams: [],
  days: [],
  topics: [],
};

type Scope = { exam?: string | undefined; subject?: string | undefined; page?: string | undefined };

export async function getSessions(
  db: Db,
  ownerId: string | undefined,
  { exam, subject, page = '1' }: Scope,
): Promise<{ total: number; sessions: Session[] }> {
  if (ownerId === undefined) return { total: 0, sessions: [] };

  const offset = (Number(page) - 1) * SESSIONS_PER_PAGE;
  const [total, rows] = await Promise.all([
    repo.countSessions(db, ownerId, { exam, subject }),
    repo.findSessions(db, ownerId, { exam, subject, limit: SESSIONS_PER_PAGE, offset }),
  ]);

  return { total, sessions: rows.map(presentSession) };
}

/** A timed test has its own score, of all its questions; practice is about those that were answered. */
function presentSession({ title, score, endedAt, ...row }: repo.SessionRow): Session {
  return {
    ...row,
    ...present({ title }),
    percent: score ?? scorePercent(row.points, row.maxPoints),
    endedAt: endedAt.toISOString(),
  };
}

function examsOf(topics: readonly { examType: string; examSubject: string }[]): ProgressOverview['exams'] {
  return [...Map.groupBy(topics, ({ examType }) => examType)].map(([examType, ofExam]) => ({
    examType,
    subjects: [...new Set(ofExam.map(({ examSubject }) => examSubject))],
  }));
}
