import { letterOf } from '@second-bell/question-text';
import { readItem } from '@second-bell/question-types/registry';

import { type QuestionDraft, refuse } from '../question-draft.ts';

/** Questions of the newer types, made of what the lists of other programs hold. */

export type Given = { type: string; content: unknown; key: unknown };

/** Gives the draft its item; refused where its type has something to say against it. */
export function giveItem(draft: QuestionDraft, given: Given): void {
  const read = readItem(given);
  if ('item' in read) draft.item = read.item;
  else refuse(draft, `${read.problems[0]?.message ?? 'This question cannot be read'}.`);
}

/** Several right options among all. */
export function selectionOf(texts: readonly string[], right: readonly number[]): Given {
  return {
    type: 'multiple_select',
    content: { options: texts.map((text, place) => ({ id: idOf(place), text })) },
    key: right.map(idOf),
  };
}

/** Texts in their right order; shown by the alphabet, which tells nothing of it. */
export function orderOf(inOrder: readonly string[]): Given {
  const shown = inOrder.toSorted((a, b) => a.localeCompare(b, 'en'));

  return {
    type: 'ordered_response',
    content: { options: shown.map((text, place) => ({ id: idOf(place), text })) },
    key: inOrder.map((text) => idOf(shown.indexOf(text))),
  };
}

/** What belongs to what. The texts to choose from, of which some may fit nowhere, stand in the order of the alphabet. */
export function matchOf(
  pairs: readonly { target: string; token: string }[],
  tokens: readonly string[] = pairs.map(({ token }) => token),
): Given {
  const texts = [...new Set(tokens)].toSorted((a, b) => a.localeCompare(b, 'en'));

  return {
    type: 'drag_match',
    content: {
      tokens: texts.map((text, place) => ({ id: idOf(place), text })),
      targets: pairs.map(({ target }, index) => ({ id: String(index + 1), text: target })),
      reuse: new Set(pairs.map(({ token }) => token)).size < pairs.length,
    },
    key: Object.fromEntries(pairs.map(({ token }, index) => [String(index + 1), idOf(texts.indexOf(token))])),
  };
}

export function numberOf(value: string, tolerance: string | undefined): Given {
  return {
    type: 'numeric_entry',
    content: {},
    key: { value, ...(tolerance !== undefined && { tolerance }) },
  };
}

/** From 1 to 5 is 3 with a tolerance of 2; in decimals, so that 0.1 and 0.2 have their middle at 0.15. */
export function rangeOf(first: string, last: string): Given {
  const decimal = (value: number): string => String(Number(value.toFixed(9)));

  return numberOf(
    decimal((Number(first) + Number(last)) / 2),
    decimal(Math.abs(Number(last) - Number(first)) / 2),
  );
}

function idOf(place: number): string {
  return letterOf(place).toLowerCase();
}
