import type { ChoiceContent, ChoiceKey, ChoiceResponse } from './choice.ts';
import type { FillBlankContent, FillBlankKey, FillBlankResponse } from './fill-blank/index.ts';
import type {
  MultipleSelectContent,
  MultipleSelectKey,
  MultipleSelectResponse,
} from './multiple-select/index.ts';
import type { NumericEntryContent, NumericEntryKey, NumericEntryResponse } from './numeric-entry/index.ts';
import type { DropDownContent, DropDownKey, DropDownResponse } from './drop-down/index.ts';
import type {
  OrderedResponseContent,
  OrderedResponseKey,
  OrderedResponseResponse,
} from './ordered-response/index.ts';
import type { MatrixContent, MatrixKey, MatrixResponse } from './matrix/index.ts';
import type { DragMatchContent, DragMatchKey, DragMatchResponse } from './drag-match/index.ts';
import type { HighlightContent, HighlightKey, HighlightResponse } from './highlight/index.ts';
import type { BowTieContent, BowTieKey, BowTieResponse } from './bow-tie/index.ts';
import type { HotSpotContent, HotSpotKey, HotSpotResponse } from './hot-spot/index.ts';
import type {
  ExtendedResponseContent,
  ExtendedResponseKey,
  ExtendedResponseResponse,
} from './extended-response/index.ts';
import type { QuestionType } from './question-type.ts';

/** What each type's questions are made of. A line here, and the compiler names all that is missing. */
type Shapes = {
  multiple_choice: { content: ChoiceContent; key: ChoiceKey; response: ChoiceResponse };
  true_false: { content: ChoiceContent; key: ChoiceKey; response: ChoiceResponse };
  fill_blank: { content: FillBlankContent; key: FillBlankKey; response: FillBlankResponse };
  multiple_select: {
    content: MultipleSelectContent;
    key: MultipleSelectKey;
    response: MultipleSelectResponse;
  };
  numeric_entry: { content: NumericEntryContent; key: NumericEntryKey; response: NumericEntryResponse };
  drop_down: { content: DropDownContent; key: DropDownKey; response: DropDownResponse };
  ordered_response: {
    content: OrderedResponseContent;
    key: OrderedResponseKey;
    response: OrderedResponseResponse;
  };
  matrix: { content: MatrixContent; key: MatrixKey; response: MatrixResponse };
  drag_match: { content: DragMatchContent; key: DragMatchKey; response: DragMatchResponse };
  highlight: { content: HighlightContent; key: HighlightKey; response: HighlightResponse };
  bow_tie: { content: BowTieContent; key: BowTieKey; response: BowTieResponse };
  hot_spot: { content: HotSpotContent; key: HotSpotKey; response: HotSpotResponse };
  extended_response: {
    content: ExtendedResponseContent;
    key: ExtendedResponseKey;
    response: ExtendedResponseResponse;
  };
};

export type QuestionTypeName = keyof Shapes;
export type ContentOf<T extends QuestionTypeName> = Shapes[T]['content'];
export type KeyOf<T extends QuestionTypeName> = Shapes[T]['key'];
export type ResponseOf<T extends QuestionTypeName> = Shapes[T]['response'];
export type TypeOf<T extends QuestionTypeName> = QuestionType<ContentOf<T>, KeyOf<T>, ResponseOf<T>>;

/** A question's type with what it asks and its key. */
export type ItemOf<T extends QuestionTypeName> = {
  [N in T]: { type: N; content: ContentOf<N>; key: KeyOf<N> };
}[T];
export type Item = ItemOf<QuestionTypeName>;

/** A question's type with what it asks: all that the learner of a sealed test is sent. */
export type ItemContentOf<T extends QuestionTypeName> = { [N in T]: { type: N; content: ContentOf<N> } }[T];
export type ItemContent = ItemContentOf<QuestionTypeName>;

export type ItemResponse = ResponseOf<QuestionTypeName>;

/** In the order in which an editor offers them. */
export const questionTypeNames = [
  'multiple_choice',
  'true_false',
  'fill_blank',
  'multiple_select',
  'numeric_entry',
  'drop_down',
  'ordered_response',
  'matrix',
  'drag_match',
  'highlight',
  'bow_tie',
  'hot_spot',
  'extended_response',
] as const satisfies readonly QuestionTypeName[];

/** The types that the spec names. Every client knows them; the others are sent to those that ask for all. */
export const specTypeNames = ['multiple_choice', 'true_false', 'fill_blank'] as const;
export type SpecTypeName = (typeof specTypeNames)[number];

/** The types that the spec's runner renders, all of them as multiple choice. */
const runnerTypes: ReadonlySet<QuestionTypeName> = new Set(['multiple_choice', 'true_false']);

export function isRunnerType(name: QuestionTypeName): boolean {
  return runnerTypes.has(name);
}

export function isSpecType(name: string): name is SpecTypeName {
  return specTypeNames.some((specName) => specName === name);
}

export function isQuestionType(name: unknown): name is QuestionTypeName {
  return questionTypeNames.some((known) => known === name);
}
