import type { QuestionType } from '@second-bell/contract';

/** Spec section 8 where it has the words; what it does not name follows them. */
export const QUESTION_NOTICES = {
  create: { success: 'Question created successfully', failure: 'Failed to create question' },
  update: { success: 'Question updated successfully', failure: 'Failed to update question' },
  duplicate: { success: 'Question duplicated successfully', failure: 'Failed to duplicate question' },
  delete: { failure: 'Failed to delete question' },
  deleteSeveral: { failure: 'Failed to delete questions' },
  move: { failure: 'Failed to move questions' },
  savePassage: { failure: 'Failed to save passage' },
} as const;

export const QUESTION_TYPE_NAMES: Readonly<Record<QuestionType, string>> = {
  multiple_choice: 'Multiple choice',
  true_false: 'True or false',
  fill_blank: 'Fill in the blank',
};

export const MARKUP_HINT =
  'You can use **bold**, *italic*, tables, and TeX between dollar signs: $\\frac{1}{2}$.';

export const ORDER_NEEDS_ALL = 'To change the order, clear the search and the filters first.';

export const PICTURE_WORDS = {
  hint: 'PNG, JPEG or WebP, at most 5 MB.',
  wrongKind: 'This file is not a picture we can show. Choose a PNG, JPEG or WebP file.',
  tooLarge: 'This picture is larger than 5 MB. Make it smaller, then choose it again.',
} as const;
