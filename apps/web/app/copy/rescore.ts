import type { RescorePreview } from '@second-bell/contract';

import { count } from '#lib/format.ts';

export const RESCORE = {
  open: 'Scores',
  loading: 'Looking for attempts that were scored by another key…',
  fetchFailure: 'Failed to fetch the scores',
  reason: 'Reason',
  reasonHint: 'It is kept in the history. Learners do not see it.',
  submit: 'Correct the scores',
  leave: 'Leave them as they are',
  done: 'The scores are corrected',
  undo: 'Undo this correction',
  undoing: 'Undoing…',
  notUndone: 'This was not undone',
  nothing: 'No scores to correct',
  nothingText: 'Every attempt at this question was scored by the key that it has now.',
  noChange: 'No score changes.',
} as const;

export const RESCORE_NOTICES = {
  rescore: { failure: 'Failed to correct the scores' },
  undo: { success: 'Correction undone successfully', failure: 'Failed to undo the correction' },
} as const;

type Figures = Pick<
  RescorePreview,
  'finished' | 'open' | 'reported' | 'leftOut' | 'nowPass' | 'noLongerPass'
>;

/** How many attempts a changed key concerns: what the dialog is called. */
export function affectedWords({ finished, open }: Pick<Figures, 'finished' | 'open'>): string {
  if (finished === 0 && open > 0) return `${count(open, 'open attempt')} ${isOrAre(open)} affected`;

  return `${count(finished, 'finished attempt')} ${isOrAre(finished)} affected`;
}

/** What else happens to them, a sentence each. */
export function outcomeWords({ open, reported, leftOut, nowPass, noLongerPass }: Figures): string[] {
  return [
    ...(nowPass > 0 ? [`${count(nowPass, 'attempt')} will pass that did not pass before.`] : []),
    ...(noLongerPass > 0 ? [`${count(noLongerPass, 'attempt')} will not pass any more.`] : []),
    ...(open > 0 ? [`${count(open, 'open attempt')} will be scored by the new key.`] : []),
    ...(reported > 0
      ? [`${count(reported, 'attempt')} will keep the score: too few answers were saved to check it.`]
      : []),
    ...(leftOut > 0
      ? [`${count(leftOut, 'attempt')} will stay as before: the right option was not there yet.`]
      : []),
  ];
}

function isOrAre(amount: number): string {
  return amount === 1 ? 'is' : 'are';
}
