import type { ItemOf, QuestionTypeName } from '@second-bell/question-types';

import type { Interaction, ItemContext, QtiAdapter } from '../interaction.ts';
import { bowTie } from './bow-tie.ts';
import { choiceInteraction } from './choice.ts';
import { dragMatch } from './drag-match.ts';
import { dropDown } from './drop-down.ts';
import { extendedResponse } from './extended-response.ts';
import { fillBlank } from './fill-blank.ts';
import { highlight } from './highlight.ts';
import { hotSpot } from './hot-spot.ts';
import { matrix } from './matrix.ts';
import { multipleSelect } from './multiple-select.ts';
import { numericEntry } from './numeric-entry.ts';
import { orderedResponse } from './ordered-response.ts';

/** A type without a line here does not compile. */
const adapters: { [T in QuestionTypeName]: QtiAdapter<T> } = {
  multiple_choice: choiceInteraction,
  true_false: choiceInteraction,
  fill_blank: fillBlank,
  multiple_select: multipleSelect,
  numeric_entry: numericEntry,
  drop_down: dropDown,
  ordered_response: orderedResponse,
  matrix,
  drag_match: dragMatch,
  highlight,
  bow_tie: bowTie,
  hot_spot: hotSpot,
  extended_response: extendedResponse,
};

export function interactionOf<T extends QuestionTypeName>(
  item: ItemOf<T>,
  context: ItemContext,
): Interaction {
  return adapters[item.type](item, context);
}
