import type { Problem } from '../imported-question.ts';

/** A text in other lines than its own, and for each of them the index of the line it comes from. */
export type RewrittenText = {
  lines: string[];
  origins: number[];
  /** What the sender must know of it, by the lines of the original. */
  warnings: Problem[];
};

/** Puts other lines, known by the index of the line whose place they take; a break makes several of one. */
export function replaceLines(text: RewrittenText, written: ReadonlyMap<number, string>): RewrittenText {
  return written.size === 0 ? text : rewriteLines(text, (_line, index) => written.get(index)?.split('\n'));
}

/** The first line of each paragraph and the one behind its last. */
export function paragraphsOf(lines: readonly string[]): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = 0;
  for (let index = 0; index <= lines.length; index += 1) {
    if (index < lines.length && (lines[index] ?? '').trim() !== '') continue;
    if (index > start) found.push({ start, end: index });
    start = index + 1;
  }

  return found;
}

/** Puts lines in the place of each line; undefined where all stay as they are. A text without a change is the same object. */
export function rewriteLines(
  text: RewrittenText,
  rewrite: (line: string, index: number) => readonly string[] | undefined,
): RewrittenText {
  let result: RewrittenText | undefined;
  for (const [index, line] of text.lines.entries()) {
    const written = rewrite(line, index);
    if (written === undefined && result === undefined) continue;
    result ??= { ...text, lines: text.lines.slice(0, index), origins: text.origins.slice(0, index) };
    for (const each of written ?? [line]) {
      result.lines.push(each);
      result.origins.push(text.origins[index] ?? 0);
    }
  }

  return result ?? text;
}
