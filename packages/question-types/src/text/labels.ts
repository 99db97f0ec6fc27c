/** Labels of the text format that belong to every question, or to what stands around it. */
const COMMON = [
  'q',
  'question',
  'passage',
  'source',
  'tab',
  'kind',
  'from question',
  'explanation',
  'topic',
  'difficulty',
  'hint',
  'image',
  'image description',
  'type',
  'remember',
  'reference',
];

/** Labels of the parts that a type may have. */
const OF_TYPES = [
  'answer',
  'select',
  'text',
  'scoring',
  'per row',
  'reuse',
  'actions',
  'conditions',
  'parameters',
  'words',
  'trait',
  'model answer',
];

/** Labels with a letter or a number behind them: `Rationale A:`, `Blank 1:`. */
const NUMBERED: ReadonlySet<string> = new Set(['rationale', 'blank']);

/** A rationale of a part of a group: `Rationale action C:`. */
const GROUPED = /^rationale (?:action|condition|parameter) [a-z0-9]{1,4}$/;

const LABELS = new Set([...COMMON, ...OF_TYPES]);
const LONGEST_LABEL = 40;

/** `argument` is the `1` of `Blank 1:`; what stands behind the colon is the `text`, without the blanks around it. */
export type LabelLine = { name: string; argument: string; text: string };

/** Reads a label at the start of a line, whatever its capitals. */
export function readLabel(line: string): LabelLine | undefined {
  const colon = line.slice(0, LONGEST_LABEL).indexOf(':');
  if (colon < 1) return undefined;

  const words = line.slice(0, colon).trim().toLowerCase().split(/\s+/);
  const text = line.slice(colon + 1).trim();
  const name = words.join(' ');
  if (LABELS.has(name)) return { name, argument: '', text };

  const [numbered = '', ...rest] = words;
  const argument = rest.join(' ');
  const isNumbered = rest.length === 1 && NUMBERED.has(numbered);

  return isNumbered || GROUPED.test(name) ? { name: numbered, argument, text } : undefined;
}

/** `A) text`, `3) text`: the letter in capitals, or the number. */
export function readItem(line: string): { label: string; text: string } | undefined {
  const match = /^\s*([A-Za-z]|\d{1,3})\s?\)(.*)$/su.exec(line);

  return match === null
    ? undefined
    : { label: (match[1] ?? '').toUpperCase(), text: (match[2] ?? '').trim() };
}

/** Free text behind a label: on its line where it is one line, else below, with a backslash before what reads as a label. */
export function printText(label: string, text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length === 1) return [`${label} ${text}`];

  return [label, ...lines.map((line) => (isMarked(line) ? line.replace(/^\s*/, '$&\\') : line))];
}

/** Takes one backslash away again; a backslash in front of anything else, as in `\frac`, is plain text. */
export function unescapeLine(line: string): string {
  return /^\s*\\/.test(line) && isMarked(line) ? line.replace('\\', '') : line;
}

function isMarked(line: string): boolean {
  const bare = line.replace(/^\s*\\*/, '');

  return (
    readLabel(bare) !== undefined || readItem(bare) !== undefined || /^end\s+of\s+passage\s*$/i.test(bare)
  );
}
