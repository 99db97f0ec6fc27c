import { skipBlanks } from './blanks.ts';
import {
  BACKSLASH,
  CASE_BIT,
  CLOSING_BRACKET,
  COLON,
  isDigit,
  isLetter,
  SMALL_A,
  SMALL_E,
  SMALL_R,
  SPACE,
} from './character-codes.ts';

export type FieldName =
  | 'answer'
  | 'explanation'
  | 'topic'
  | 'difficulty'
  | 'hint'
  | 'image'
  | 'imageDescription'
  | 'remember'
  | 'reference';

/** What only a passage has; in a question these lines are text. */
type PassageFieldName = 'source' | 'kind' | 'tab' | 'fromQuestion';

/** What the start of a line says about it. What stands behind the marker begins at `contentStart`. */
export type Marker =
  | { kind: 'blank' | 'text' | 'passage-end' }
  | { kind: 'question' | 'passage' | 'type'; contentStart: number }
  | { kind: 'passage-field'; name: PassageFieldName; contentStart: number }
  | { kind: 'option'; letterIndex: number; contentStart: number }
  /** `Rationale A:`, with what it is about. */
  | { kind: 'rationale'; target: string; contentStart: number }
  | { kind: 'field'; name: FieldName; contentStart: number };

type Label = { label: string } & (
  | { kind: 'question' | 'passage' | 'type' }
  | { kind: 'passage-field'; name: PassageFieldName }
  | { kind: 'field'; name: FieldName }
);

const BLANK: Marker = { kind: 'blank' };
const TEXT: Marker = { kind: 'text' };

const PASSAGE_END: Marker = { kind: 'passage-end' };
/** `12C`, `10`: what a rationale is about. */
const LONGEST_TARGET = 4;
const TARGET_GROUPS = ['action ', 'condition ', 'parameter '];
const END_OF_PASSAGE = 'end of passage';

/** The markers with a colon, in small letters, by their first letter. */
const LABELS_BY_INITIAL: ReadonlyMap<number, readonly Label[]> = Map.groupBy(
  [
    { label: 'question', kind: 'question' },
    { label: 'q', kind: 'question' },
    { label: 'passage', kind: 'passage' },
    { label: 'type', kind: 'type' },
    { label: 'source', kind: 'passage-field', name: 'source' },
    { label: 'kind', kind: 'passage-field', name: 'kind' },
    { label: 'tab', kind: 'passage-field', name: 'tab' },
    { label: 'from question', kind: 'passage-field', name: 'fromQuestion' },
    { label: 'answer', kind: 'field', name: 'answer' },
    { label: 'explanation', kind: 'field', name: 'explanation' },
    { label: 'topic', kind: 'field', name: 'topic' },
    { label: 'difficulty', kind: 'field', name: 'difficulty' },
    { label: 'hint', kind: 'field', name: 'hint' },
    { label: 'image', kind: 'field', name: 'image' },
    { label: 'image description', kind: 'field', name: 'imageDescription' },
    { label: 'remember', kind: 'field', name: 'remember' },
    { label: 'reference', kind: 'field', name: 'reference' },
  ] satisfies Label[],
  ({ label }) => label.charCodeAt(0),
);

const NO_LABELS: readonly Label[] = [];

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
  const labels = LABELS_BY_INITIAL.get(initial) ?? NO_LABELS;
  for (const label of labels) {
    const colonAt = skipLabel(line, start, label.label);
    if (line.charCodeAt(colonAt) === COLON) return markerOf(label, colonAt + 1);
  }

  if (initial === SMALL_R) return readRationale(line, start) ?? TEXT;

  return initial === SMALL_E && skipLabel(line, start, END_OF_PASSAGE) === line.length ? PASSAGE_END : TEXT;
}

function markerOf(label: Label, contentStart: number): Marker {
  if (label.kind === 'field') return { kind: 'field', name: label.name, contentStart };

  return label.kind === 'passage-field'
    ? { kind: 'passage-field', name: label.name, contentStart }
    : { kind: label.kind, contentStart };
}

/** `Rationale A:`, `Rationale 2:`, `Rationale 1B:`, `Rationale action C:`; without a target it is text. */
function readRationale(line: string, start: number): Marker | undefined {
  const behind = skipLabel(line, start, 'rationale ');
  if (behind === -1) return undefined;
  const group = TARGET_GROUPS.find((word) => skipLabel(line, behind, word) !== -1);
  const at = group === undefined ? behind : skipLabel(line, behind, group);
  let end = at;
  while (end - at < LONGEST_TARGET && isLetterOrDigit(line.charCodeAt(end))) end += 1;
  const colonAt = skipBlanks(line, end);
  if (end === at || line.charCodeAt(colonAt) !== COLON) return undefined;
  const target = `${group ?? ''}${line.slice(at, end)}`;

  return { kind: 'rationale', target, contentStart: colonAt + 1 };
}

function isLetterOrDigit(code: number): boolean {
  return isLetter(code) || isDigit(code);
}

/** Where the line goes on behind a label and the blanks after it; -1 when other words stand there. */
function skipLabel(line: string, start: number, label: string): number {
  let at = start;
  for (let index = 0; index < label.length; index += 1) {
    const wanted = label.charCodeAt(index);
    if (wanted === SPACE) {
      const next = skipBlanks(line, at);
      if (next === at) return -1;
      at = next;
    } else if ((line.charCodeAt(at) | CASE_BIT) === wanted) {
      at += 1;
    } else {
      return -1;
    }
  }

  return skipBlanks(line, at);
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
