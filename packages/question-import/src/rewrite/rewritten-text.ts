import type { Problem } from '../imported-question.ts';

/** A text in other lines than its own, and for each of them the index of the line it comes from. */
export type RewrittenText = {
  lines: string[];
  origins: number[];
  /** What the sender must know of it, by the lines of the original. */
  warnings: Problem[];
};

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
