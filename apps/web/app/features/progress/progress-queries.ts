import { calls } from '@second-bell/contract/calls';
import { PLACEHOLDER_USER_ID } from '@second-bell/domain';
import { keepPreviousData } from '@tanstack/react-query';

import { call } from '#lib/api-client.ts';
import { queryThrough } from '#lib/endpoint-query.ts';

const USER = { userId: PLACEHOLDER_USER_ID };

type Query = Readonly<Record<string, string>>;

/** What was answered since the page was opened last counts, too: nothing of it is kept as fresh for long. */
const FRESH = { staleTime: 0, placeholderData: keepPreviousData };

export function overviewQuery(exam: string | null) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

  return {
    ...queryThrough(call, calls.progress.overview, USER, { timeZone, ...(exam !== null && { exam }) }),
    ...FRESH,
  };
}

export function reviewSummaryQuery() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

  return { ...queryThrough(call, calls.review.summary, USER, { timeZone }), ...FRESH };
}

export function sessionsQuery(query: Query) {
  return { ...queryThrough(call, calls.progress.sessions, USER, query), ...FRESH };
}

export function answeredQuestionsQuery(query: Query) {
  return { ...queryThrough(call, calls.progress.answeredQuestions, USER, query), ...FRESH };
}
