import type { QuestionType } from '@second-bell/contract';
import { questionTypeNames } from '@second-bell/question-types';

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

/** Where the name of a type is not made of its own words. */
const OTHER_NAMES: Partial<Record<QuestionType, string>> = {
  true_false: 'True or false',
  fill_blank: 'Fill in the blank',
};

export const QUESTION_TYPE_NAMES = Object.fromEntries(
  questionTypeNames.map((type) => [type, OTHER_NAMES[type] ?? inWords(type)]),
) as Readonly<Record<QuestionType, string>>;

function inWords(type: QuestionType): string {
  return type.charAt(0).toUpperCase() + type.slice(1).replaceAll('_', ' ');
}

export const MARKUP_HINT =
  'You can use **bold**, *italic*, tables, and TeX between dollar signs: $\\frac{1}{2}$.';

export const ORDER_NEEDS_ALL = 'To change the order, clear the search and the filters first.';

export const PICTURE_WORDS = {
  hint: 'PNG, JPEG or WebP, at most 5 MB.',
  wrongKind: 'This file is not a picture we can show. Choose a PNG, JPEG or WebP file.',
  tooLarge: 'This picture is larger than 5 MB. Make it smaller, then choose it again.',
} as const;
