import { calls } from '@second-bell/contract/calls';
import { PLACEHOLDER_USER_ID } from '@second-bell/domain';

import { call } from './api-client.ts';
import { keepReviewDue } from './review-due.ts';
import { ownTimeZone } from './time-zone.ts';

/** Asks the server how much is due today, and keeps it for the pages that lead to the review. */
export async function refreshReviewDue(): Promise<void> {
  const params = { userId: PLACEHOLDER_USER_ID };

  keepReviewDue(await call(calls.review.summary, { params, query: { timeZone: ownTimeZone() } }));
}
