import type { Problem } from '../imported-question.ts';

/** A text in other lines than its own, and for each of them the index of the line it comes from. */
export type RewrittenText = {
  lines: string[];
  origins: number[];
  /** What the sender must know of it, by the lines of the original. */
  warnings: Problem[];
};

/** Puts lines in the place of each line; undefined where all stay as they are. */
export function rewriteLines(
  { lines, origins, warnings }: RewrittenText,
  rewrite: (line: string, index: number) => readonly string[] | undefined,
): RewrittenText {
  const result: RewrittenText = { lines: [], origins: [], warnings };
  for (const [index, line] of lines.entries()) {
    for (const written of rewrite(line, index) ?? [line]) {
      result.lines.push(written);
      result.origins.push(origins[index] ?? 0);
    }
  }

  return result;
}
