import type { AuditKind, DeletedContent } from '@second-bell/contract';

import { DESK_PATHS } from './admin.ts';

export const HISTORY = {
  title: 'History',
  changes: {
    label: 'Changes',
    to: DESK_PATHS.history,
    loading: 'Loading changes…',
    fetchFailure: 'Failed to fetch changes',
    none: 'Nothing has been changed yet. What you and others do at this desk will be listed here.',
    older: 'Show older',
    end: 'That is everything.',
  },
  deleted: {
    label: 'Deleted content',
    to: `${DESK_PATHS.history}?show=deleted`,
    loading: 'Loading deleted content…',
    fetchFailure: 'Failed to fetch deleted content',
    none: 'Nothing was deleted in the last 30 days. What you delete will wait here, in case you want it back.',
  },
} as const;

/** Each kind inside a sentence. */
export const KIND_NAMES: Readonly<Record<AuditKind, string>> = {
  product: 'product',
  subject: 'subject',
  practice_test: 'practice test',
  question: 'question',
  passage: 'passage',
  image: 'picture',
  study_material: 'study material',
  administrator: 'administrator',
};

/** The fields of all kinds, as the forms call them. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  name: 'Name',
  title: 'Title',
  description: 'Description',
  timeLimit: 'Time limit (minutes)',
  passingScore: 'Passing score (percent)',
  scoringRule: 'Scoring',
  tools: 'Tools on screen',
  difficulty: 'Difficulty',
  questionText: 'Question',
  questionType: 'Type',
  options: 'Options',
  correctAnswer: 'Right answer',
  explanation: 'Explanation',
  hint: 'Hint',
  topic: 'Topic',
  questionImage: 'Picture',
  imageDescription: 'Description of the picture',
  passageId: 'Passage',
  text: 'Text',
  source: 'Source',
  subject: 'Subject',
  type: 'Type',
  examType: 'Exam',
  content: 'Description',
  url: 'Link',
  downloadUrl: 'Download link',
};

const RESTORE_KINDS: Readonly<Record<DeletedContent['kind'], string>> = {
  product: 'Product',
  subject: 'Subject',
  practice_test: 'Practice test',
  question: 'Question',
};

export const RESTORE = {
  open: 'Restore',
  busy: 'Restoring…',
  problem: 'This was not restored',
} as const;

export function restoreNotices(kind: DeletedContent['kind']) {
  return {
    success: `${RESTORE_KINDS[kind]} restored successfully`,
    failure: `Failed to restore ${KIND_NAMES[kind]}`,
  };
}
