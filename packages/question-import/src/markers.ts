import { skipBlanks } from './blanks.ts';

export type FieldName = 'answer' | 'explanation' | 'topic' | 'difficulty' | 'hint';

/** What the start of a line says about it. What stands behind the marker begins at `contentStart`. */
export type Marker =
  | { kind: 'blank' | 'text' }
  | { kind: 'question'; contentStart: number }
  | { kind: 'option'; letterIndex: number; contentStart: number }
  | { kind: 'field'; name: FieldName; contentStart: number };

const BLANK: Marker = { kind: 'blank' };
const TEXT: Marker = { kind: 'text' };

const FIELDS_BY_INITIAL: ReadonlyMap<number, FieldName> = new Map(
  (['answer', 'explanation', 'topic', 'difficulty', 'hint'] as const).map((name) => [
    name.charCodeAt(0),
    name,
  ]),
);

const COLON = 0x3a;
const CLOSING_BRACKET = 0x29;
const BACKSLASH = 0x5c;
const SMALL_A = 0x61;
const SMALL_Q = 0x71;
const SMALL_Z = 0x7a;
const CASE_BIT = 0x20;

/**
 * Reads the marker at the start of a line: `Q:`, `A)`, `Answer:` and so on.
 *
 * Every letter with a bracket counts as an option, even `Z)`: a mistyped label must be noticed, not read as text.
 */
export function readMarker(line: string): Marker {
  const start = skipBlanks(line, 0);

  return start === line.length ? BLANK : readMarkerAt(line, start);
}

function readMarkerAt(line: string, start: number): Marker {
  const initial = line.charCodeAt(start) | CASE_BIT;
  if (!isLetter(initial)) return TEXT;

  const second = skipBlanks(line, start + 1);
  if (line.charCodeAt(second) === CLOSING_BRACKET) {
    return { kind: 'option', letterIndex: initial - SMALL_A, contentStart: second + 1 };
  }
  if (initial === SMALL_Q) {
    const contentStart = skipLabel(line, start, 'question') ?? skipLabel(line, start, 'q');
    return contentStart === undefined ? TEXT : { kind: 'question', contentStart };
  }
  const name = FIELDS_BY_INITIAL.get(initial);
  const contentStart = name === undefined ? undefined : skipLabel(line, start, name);

  return name === undefined || contentStart === undefined ? TEXT : { kind: 'field', name, contentStart };
}

/** Where the text behind a label and its colon begins; undefined when another word stands there. */
function skipLabel(line: string, start: number, label: string): number | undefined {
  for (let index = 0; index < label.length; index += 1) {
    if ((line.charCodeAt(start + index) | CASE_BIT) !== label.charCodeAt(index)) return undefined;
  }
  const colonAt = skipBlanks(line, start + label.length);

  return line.charCodeAt(colonAt) === COLON ? colonAt + 1 : undefined;
}

/** Puts a backslash in front of text that would be read as a marker: `A) …` on a line of a stem becomes `\A) …`. */
export function escapeLine(line: string): string {
  const start = skipBlanks(line, 0);

  return isMarkerBehindBackslashes(line, start) ? `${line.slice(0, start)}\\${line.slice(start)}` : line;
}

/** Takes one backslash away again; a backslash in front of anything else, as in `\frac`, is plain text. */
export function unescapeLine(line: string): string {
  const start = skipBlanks(line, 0);
  if (line.charCodeAt(start) !== BACKSLASH || !isMarkerBehindBackslashes(line, start)) return line;

  return line.slice(0, start) + line.slice(start + 1);
}

function isMarkerBehindBackslashes(line: string, start: number): boolean {
  let index = start;
  while (line.charCodeAt(index) === BACKSLASH) index += 1;

  return index < line.length && readMarkerAt(line, index).kind !== 'text';
}

function isLetter(smallLetterCode: number): boolean {
  return smallLetterCode >= SMALL_A && smallLetterCode <= SMALL_Z;
}
