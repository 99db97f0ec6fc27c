import { type LabelLine, readItem, readLabel, unescapeLine } from './labels.ts';
import { readRow } from './table-row.ts';
import type { LineProblem, TextLine } from './text-line.ts';

/**
 * `setting` and `answer` are one line, `text` any number of them. Below a `list` stand items (`A) …`, `1) …`) or rows of a
 * table; below a setting they belong to the list above it, below an answer to nothing.
 */
export type SectionKind = 'setting' | 'answer' | 'text' | 'list';

export type BodyItem = { label: string; text: string; lineNumber: number };
export type BodyRow = { cells: string[]; lineNumber: number };

/** A label with what belongs to it. */
export type Section = {
  /** In small letters; empty for what stands above the first label. */
  name: string;
  /** The `1` of `Blank 1:`. */
  argument: string;
  lineNumber: number;
  text: string;
  items: BodyItem[];
  rows: BodyRow[];
};

/** The lines of a question that belong to its type, by their labels. */
export class Body {
  readonly sections: Section[] = [];
  readonly problems: LineProblem[] = [];
  readonly #kinds: Readonly<Record<string, SectionKind>>;
  #blankLines = 0;

  /** `kinds` are the labels that the type has; items may always stand above the first one. */
  constructor(lines: readonly TextLine[], kinds: Readonly<Record<string, SectionKind>>) {
    this.#kinds = kinds;
    this.#open({ name: '', argument: '', text: '' }, lines[0]?.lineNumber ?? 1);
    for (const line of lines) this.#readLine(line);
  }

  get root(): Section {
    return this.#at(0);
  }

  /** The one section of that name; a second one is a problem. */
  one(name: string): Section | undefined {
    const [first, second] = this.all(name);
    if (first !== undefined && second !== undefined) {
      this.fail(second, `"${title(name)}" already stands on line ${first.lineNumber}. Keep one of the two.`);
    }

    return first;
  }

  /** The one section of that name; none of it, or nothing behind it, is a problem. */
  required(name: string, example: string): Section {
    const section = this.one(name);
    if (section === undefined) {
      this.fail(this.root, `This question has no "${title(name)}" line. Add one, like "${example}".`);
    } else if (section.text === '' && section.items.length === 0) {
      this.fail(section, `Nothing stands behind "${title(name)}". Write it like "${example}".`);
    }

    return section ?? { ...this.root, text: '', items: [], rows: [] };
  }

  all(name: string): Section[] {
    return this.sections.filter((section) => section.name === name);
  }

  fail({ lineNumber }: { lineNumber: number }, message: string): void {
    this.problems.push({ lineNumber, message });
  }

  /** The value where all lines made sense, else what is wrong, in the order of the lines. */
  result<T>(value: T): T | { problems: LineProblem[] } {
    return this.problems.length === 0
      ? value
      : { problems: this.problems.toSorted((a, b) => a.lineNumber - b.lineNumber) };
  }

  #readLine({ lineNumber, text }: TextLine): void {
    if (text.trim() === '') {
      this.#blankLines += 1;
      return;
    }
    const label = readLabel(text);
    const item = label === undefined ? readItem(text) : undefined;
    if (label !== undefined) this.#readLabel(label, lineNumber);
    else if (item !== undefined) this.#addItem({ ...item, lineNumber });
    else this.#addText(text, lineNumber);
    this.#blankLines = 0;
  }

  #readLabel(label: LabelLine, lineNumber: number): void {
    if (label.name in this.#kinds) this.#open(label, lineNumber);
    else this.fail({ lineNumber }, `This type of question has no "${title(label.name)}" line. Take it out.`);
  }

  #open(label: LabelLine, lineNumber: number): void {
    this.sections.push({ ...label, lineNumber, items: [], rows: [] });
  }

  #addItem(item: BodyItem): void {
    const list = this.#list();
    if (list !== undefined) list.items.push(item);
    else {
      this.fail(
        item,
        `This line starts like an item, "${item.label})", but does not belong to a list. Put a backslash (\\) in front of it, or move it.`,
      );
    }
  }

  #addText(line: string, lineNumber: number): void {
    const section = this.#at(-1);
    const kind = this.#kindOf(section);
    const item = section.items.at(-1);
    const list = this.#list();
    const cells = readRow(line);
    if (kind === 'text') appendLine(section, unescapeLine(line).trimEnd(), this.#blankLines);
    else if (list !== undefined && cells !== undefined) list.rows.push({ cells, lineNumber });
    else if (kind === 'list' && item !== undefined) item.text = `${item.text} ${line.trim()}`.trim();
    else this.fail({ lineNumber }, 'This line belongs to no part of the question. Take it out, or label it.');
  }

  /** The list that an item or a row belongs to, where it stands now. */
  #list(): Section | undefined {
    const kind = this.#kindOf(this.#at(-1));
    if (kind === 'answer' || kind === 'text') return undefined;

    return this.sections.findLast((section) => this.#kindOf(section) === 'list');
  }

  #kindOf({ name }: Section): SectionKind {
    return this.#kinds[name] ?? 'list';
  }

  #at(index: number): Section {
    const section = this.sections.at(index);
    if (section === undefined) throw new Error('A body starts with a section');

    return section;
  }
}

/** `per row` → `Per row:`. */
function title(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}:`;
}

function appendLine(section: Section, line: string, blankLines: number): void {
  section.text = section.text === '' ? line.trim() : section.text + '\n'.repeat(blankLines + 1) + line;
}
