import type { QuestionTypeName } from '@second-bell/question-types';
import type { ComponentType } from 'react';

import { lazyPart } from '#ui/lazy-part.tsx';

import type { AnswerProps } from './answer-props.ts';
import { FillBlankAnswer } from './fill-blank/answer.tsx';
import { ChoiceAnswer } from './multiple-choice/answer.tsx';

/** How each type is answered. The spec's own types are always there; the rest comes with the first question that has it. */
export const answerViews: { [T in QuestionTypeName]: ComponentType<AnswerProps<T>> } = {
  multiple_choice: ChoiceAnswer,
  true_false: ChoiceAnswer,
  fill_blank: FillBlankAnswer,
  multiple_select: lazyPart(async () => (await import('./multiple-select/answer.tsx')).MultipleSelectAnswer),
  numeric_entry: lazyPart(async () => (await import('./numeric-entry/answer.tsx')).NumericEntryAnswer),
  drop_down: lazyPart(async () => (await import('./drop-down/answer.tsx')).DropDownAnswer),
  ordered_response: lazyPart(
    async () => (await import('./ordered-response/answer.tsx')).OrderedResponseAnswer,
  ),
  matrix: lazyPart(async () => (await import('./matrix/answer.tsx')).MatrixAnswer),
  drag_match: lazyPart(async () => (await import('./drag-match/answer.tsx')).DragMatchAnswer),
  highlight: lazyPart(async () => (await import('./highlight/answer.tsx')).HighlightAnswer),
  bow_tie: lazyPart(async () => (await import('./bow-tie/answer.tsx')).BowTieAnswer),
  hot_spot: lazyPart(async () => (await import('./hot-spot/answer.tsx')).HotSpotAnswer),
  extended_response: lazyPart(
    async () => (await import('./extended-response/answer.tsx')).ExtendedResponseAnswer,
  ),
};

/** Whether the answer is given on the question's own picture, so that it is shown there alone. */
export function isAnsweredOnPicture(type: QuestionTypeName): boolean {
  return ON_PICTURE.has(type);
}

const ON_PICTURE: ReadonlySet<QuestionTypeName> = new Set<QuestionTypeName>(['hot_spot']);
