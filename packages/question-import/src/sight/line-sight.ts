import type { FieldLabel } from './field-labels.ts';

/** What the start of a line looks like, whatever the layout of the file turns out to be. */
export type LineSight = {
  readonly kind: SightKind;
  /** The line's number, or its label's place in the alphabet; 0 for other kinds. */
  readonly value: number;
  readonly style: string;
  /** Where the text behind the marker begins. */
  readonly contentStart: number;
  /** A sign of the right option in front of its label. */
  readonly isMarked: boolean;
  /** The whole line is set in bold, marker and all. */
  readonly isBold: boolean;
  /** The line is an item of a list with bullets. */
  readonly isBullet: boolean;
  readonly field: FieldLabel | undefined;
};

/**
 * `number`: `1.`; `question`: `Question 1:` or `Q:`; `option`: `A)`; `bullet`: `- text`; `box`: `[x] text`;
 * `id`: a code with the right letter, like `T1A01 (C)`; `key`: nothing but numbers and letters, like `1. B`;
 * `page`: a page number; `rule`: a line of dashes, a fence, a tag; `feedback`: `~ text` or `@ text`.
 */
export type SightKind =
  | 'blank'
  | 'text'
  | 'number'
  | 'question'
  | 'option'
  | 'bullet'
  | 'box'
  | 'field'
  | 'feedback'
  | 'heading'
  | 'key-heading'
  | 'key'
  | 'id'
  | 'table'
  | 'page'
  | 'rule'
  | 'passage'
  | 'passage-end';

const LONGEST_SHARED = 32;
const shared = new Map<string, (LineSight | undefined)[]>();

/** As `makeSight`, for what most lines of a file share: one object serves all lines that look the same. */
export function shareSight(kind: SightKind, contentStart: number, style: string, value: number): LineSight {
  if (contentStart >= LONGEST_SHARED) return makeSight(kind, contentStart, style, value);

  return sharedAt(style, value * LONGEST_SHARED + contentStart, () =>
    makeSight(kind, contentStart, style, value),
  );
}

export function fieldSight(field: FieldLabel, contentStart: number): LineSight {
  const make = (): LineSight => ({ ...makeSight('field', contentStart), field });

  return contentStart >= LONGEST_SHARED ? make() : sharedAt(field, contentStart, make);
}

function sharedAt(style: string, place: number, make: () => LineSight): LineSight {
  let places = shared.get(style);
  if (places === undefined) {
    places = [];
    shared.set(style, places);
  }
  const known = places[place];
  if (known !== undefined) return known;
  const sight = make();
  places[place] = sight;

  return sight;
}

export function makeSight(kind: SightKind, contentStart: number, style = '', value = 0): LineSight {
  return {
    kind,
    value,
    style,
    contentStart,
    isMarked: false,
    isBold: false,
    isBullet: false,
    field: undefined,
  };
}
