import { fillBlank } from './fill-blank/index.ts';
import type { QuestionTypeName, TypeOf } from './item.ts';
import { multipleChoice } from './multiple-choice/index.ts';
import { trueFalse } from './true-false/index.ts';

/** Each type by its name, loaded with the first question that has it; the spec's own three are always there. */
export const questionTypeLoaders: { [T in QuestionTypeName]: () => Promise<TypeOf<T>> } = {
  multiple_choice: () => Promise.resolve(multipleChoice),
  true_false: () => Promise.resolve(trueFalse),
  fill_blank: () => Promise.resolve(fillBlank),
  multiple_select: async () => (await import('./multiple-select/index.ts')).multipleSelect,
  numeric_entry: async () => (await import('./numeric-entry/index.ts')).numericEntry,
  drop_down: async () => (await import('./drop-down/index.ts')).dropDown,
  ordered_response: async () => (await import('./ordered-response/index.ts')).orderedResponse,
  matrix: async () => (await import('./matrix/index.ts')).matrix,
  drag_match: async () => (await import('./drag-match/index.ts')).dragMatch,
  highlight: async () => (await import('./highlight/index.ts')).highlight,
  bow_tie: async () => (await import('./bow-tie/index.ts')).bowTie,
  hot_spot: async () => (await import('./hot-spot/index.ts')).hotSpot,
  extended_response: async () => (await import('./extended-response/index.ts')).extendedResponse,
};
