import { sightLine } from '../sight/sight-line.ts';
import { rewriteLines, type RewrittenText } from './rewritten-text.ts';

/** `[12/03/2024, 18:04:00] Ms Obi: text`, `12.03.24, 6:04 PM - Ms Obi: text`. */
const MESSAGE =
  /^[\u200e\u200f ]{0,3}\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? {1,2})?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?\]?(?: ?[-–])? ?([^:[\]]{1,40}): ?(.{0,2000})$/i;
const MIN_MESSAGES = 3;

/** A chat in which one person asks: the questions lose the time and the name; what others say stays a message, and is told. */
export function rewriteChat(text: RewrittenText): RewrittenText {
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
