import { trimBlanks } from '../blanks.ts';
import { quoteLine } from '../doubts/quote-line.ts';
import type { DraftSink } from '../question-draft.ts';
import { maskNumbers } from './page-furniture.ts';

/** A line that comes so often may be the header of a page. */
const HEADER_TIMES = 3;

/** Lines that belong to no question, or may belong to none: each kind is told once, with the first line it stands on. */
export class LooseLines {
  readonly #sink: DraftSink;
  #blockStart = 0;
  #blockEnd = 0;
  #furniture: number[] = [];
  readonly #interface = new Map<string, number[]>();
  readonly #notes = new Map<string, number[]>();
  /** Lines that no marker tells from a header or footer, by what they say apart from numbers. */
  readonly #unmarked = new Map<string, number[]>();

  constructor(sink: DraftSink) {
    this.#sink = sink;
  }

  addStray(lineNumber: number): void {
    if (this.#blockStart === 0) this.#blockStart = lineNumber;
    this.#blockEnd = lineNumber;
    this.#sink.account(lineNumber, 'warning');
  }

  /** A question starts: the lines above it make one block. */
  endBlock(): void {
    if (this.#blockStart === 0) return;
    const which =
      this.#blockStart === this.#blockEnd
        ? 'This line stands in no question and is left out.'
        : `Lines ${this.#blockStart} to ${this.#blockEnd} stand in no question and are left out.`;
    this.#sink.addWarning({
      lineNumber: this.#blockStart,
      message: `${which} If a question starts there, give it a number, or write "Q:" in front of it.`,
    });
    this.#blockStart = 0;
  }

  addFurniture(lineNumber: number): void {
    this.#furniture.push(lineNumber);
    this.#sink.account(lineNumber, 'furniture');
  }

  /** Words of a web page around the question. */
  addInterface(line: string, lineNumber: number): void {
    addTo(this.#interface, trimBlanks(line), lineNumber);
    this.#sink.account(lineNumber, 'furniture');
  }

  addNote(label: string, lineNumber: number): void {
    addTo(this.#notes, trimBlanks(label), lineNumber);
    this.#sink.account(lineNumber, 'note');
  }

  /** A line without a marker that goes on with an option, or follows an answer. */
  addUnmarked(line: string, lineNumber: number): void {
    addTo(this.#unmarked, maskNumbers(line), lineNumber);
  }

  finish(): void {
    this.endBlock();
    const [firstPage] = this.#furniture;
    if (firstPage !== undefined) {
      this.#sink.addWarning({
        lineNumber: firstPage,
        message: `Page numbers, headers and footers are left out: ${timesOf(this.#furniture)}, the first one here.`,
      });
    }
    for (const lines of this.#unmarked.values()) {
      if (lines.length < HEADER_TIMES) continue;
      this.#sink.addWarning({
        lineNumber: lines[0] ?? 1,
        message: `This line stands ${lines.length} times in the text, and is read as part of the questions. If it is a header or footer of a page, take it out each time.`,
      });
    }
    for (const [text, lines] of this.#interface) {
      this.#sink.addWarning({
        lineNumber: lines[0] ?? 1,
        message: `${quoteLine(text)} is left out: ${timesOf(lines)}, the first one here.`,
      });
    }
    for (const [name, lines] of this.#notes) {
      this.#sink.addWarning({
        lineNumber: lines[0] ?? 1,
        message: `What stands behind "${name}" is not kept: ${timesOf(lines)}, the first one here.`,
      });
    }
  }
}

function addTo(lines: Map<string, number[]>, key: string, lineNumber: number): void {
  const known = lines.get(key);
  if (known === undefined) lines.set(key, [lineNumber]);
  else known.push(lineNumber);
}

function timesOf(lines: readonly number[]): string {
  return lines.length === 1 ? '1 line' : `${lines.length} lines`;
}
