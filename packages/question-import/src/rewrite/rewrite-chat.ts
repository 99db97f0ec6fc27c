import { sightLine } from '../sight/sight-line.ts';
import { rewriteLines, type RewrittenText } from './rewritten-text.ts';

/** `[12/03/2024, 18:04:00] Ms Obi: text`, `12.03.24, 6:04 PM - Ms Obi: text`. */
const MESSAGE =
  /^[\u200e\u200f ]{0,3}\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? {1,2})?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?\]?(?: ?[-–])? ?([^:[\]]{1,40}): ?(.{0,2000})$/i;
const HEAD =
  /^[ \t]{0,4}(\S.{0,40}?)[ \t]{2,12}(?:today at |yesterday at )?(\d{1,2}:\d{2}(?: ?[ap]m)?)[ \t]{0,4}$/i;
const MIN_MESSAGES = 3;

/** A chat in which one person asks: the questions lose the time and the name; what others say stays a message, and is told. */
export function rewriteChat(given: RewrittenText): RewrittenText {
  const text = rewriteChannel(given);
  const messages = text.lines.map((line) => MESSAGE.exec(line));
  const asking = new Map<string, number>();
  for (const message of messages) {
    const [, author = '', words = ''] = message ?? [];
    if (sightLine(words).isStructure) asking.set(author, (asking.get(author) ?? 0) + 1);
  }
  const [teacher, count = 0] = [...asking].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  if (count < MIN_MESSAGES) return text;

  return rewriteLines(text, (_line, index) => {
    const [, author, words = ''] = messages[index] ?? [];

    return author === teacher && author !== undefined && sightLine(words).isStructure ? [words] : undefined;
  });
}

/** A channel names who speaks on a line of its own, `Ms Lee  10:03 AM`, above what is said. */
function rewriteChannel(text: RewrittenText): RewrittenText {
  const heads = text.lines.map((line) => (sightLine(line).isStructure ? null : HEAD.exec(line)));
  // Something is said below a name; the rows of a timetable follow each other.
  const spoken = heads.filter(
    (head, index) =>
      head !== null && heads[index + 1] === null && (text.lines[index + 1] ?? '').trim() !== '',
  );
  if (spoken.length < MIN_MESSAGES) return text;
  const asking = new Map<string, number>();
  let speaker = '';
  const speakers = text.lines.map((line, index) => {
    speaker = heads[index]?.[1] ?? speaker;
    if (heads[index] === null && sightLine(line).isStructure)
      asking.set(speaker, (asking.get(speaker) ?? 0) + 1);

    return speaker;
  });
  const [teacher] = [...asking].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  if (teacher === undefined) return text;

  return rewriteLines(text, (line, index) => {
    const head = heads[index];
    if (head !== null && head !== undefined) return [`[${head[2] ?? ''}] ${head[1] ?? ''}:`];

    return speakers[index] === teacher || line.trim() === ''
      ? undefined
      : [`[0:00] ${speakers[index] ?? ''}: ${line}`];
  });
}
