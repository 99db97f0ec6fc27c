/** The parts of a question that a line can bring, and `note` for what is known but not kept. */
export type FieldLabel =
  | 'answer'
  | 'explanation'
  | 'reference'
  | 'topic'
  | 'difficulty'
  | 'hint'
  | 'image'
  | 'imageDescription'
  | 'source'
  | 'note';

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
  /** The line starts a question, an option or an answer: others are read by where they stand between these. */
  readonly isStructure: boolean;
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

const STRUCTURE = new Set<SightKind>(['number', 'question', 'id', 'option', 'box', 'bullet']);
const LONGEST_SHARED = 32;

/** Gives sights of one kind and style: one object serves all lines that look the same, as most lines of a file do. */
export class SharedSights {
  readonly #kind: SightKind;
  readonly #style: string;
  readonly #field: FieldLabel | undefined;
  readonly #known: (LineSight | undefined)[] = [];

  constructor(kind: SightKind, style: string, field?: FieldLabel) {
    this.#kind = kind;
    this.#style = style;
    this.#field = field;
  }

  /** `value` is a place in the alphabet. */
  at(contentStart: number, value = 0): LineSight {
    if (contentStart >= LONGEST_SHARED) return this.#make(contentStart, value);

    return (this.#known[value * LONGEST_SHARED + contentStart] ??= this.#make(contentStart, value));
  }

  #make(contentStart: number, value: number): LineSight {
    return completeSight({
      kind: this.#kind,
      contentStart,
      style: this.#style,
      value,
      field: this.#field,
    });
  }
}

export function makeSight(kind: SightKind, contentStart: number, style = '', value = 0): LineSight {
  return completeSight({ kind, contentStart, style, value, field: undefined });
}

/** The one place that makes them: objects of one shape are read fastest. */
function completeSight(
  own: Pick<LineSight, 'kind' | 'contentStart' | 'style' | 'value' | 'field'>,
): LineSight {
  const { kind, contentStart, style, value, field } = own;

  return {
    kind,
    value,
    style,
    contentStart,
    isMarked: false,
    isBold: false,
    isBullet: false,
    field,
    isStructure: STRUCTURE.has(kind) || field === 'answer',
  };
}
