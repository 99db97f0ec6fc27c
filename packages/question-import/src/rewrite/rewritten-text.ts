/** A text in other lines than its own, and for each of them the index of the line it comes from. */
export type RewrittenText = { lines: string[]; origins: number[] };

/** Puts lines in the place of each line; undefined where all stay as they are. */
export function rewriteLines(
  { lines, origins }: RewrittenText,
  rewrite: (line: string, index: number) => readonly string[] | undefined,
): RewrittenText {
  const result: RewrittenText = { lines: [], origins: [] };
  for (const [index, line] of lines.entries()) {
    for (const written of rewrite(line, index) ?? [line]) {
      result.lines.push(written);
      result.origins.push(origins[index] ?? 0);
    }
  }

  return result;
}
