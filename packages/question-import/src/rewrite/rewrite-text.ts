import { rewriteHtml } from './rewrite-html.ts';
import { rewriteLabels } from './rewrite-labels.ts';
import { rewriteMarkedBlocks } from './rewrite-marked-blocks.ts';
import { rewriteTables } from './rewrite-tables.ts';
import type { RewrittenText } from './rewritten-text.ts';
import { splitQuestions } from './split-questions.ts';

/** Brings what programs and hurried hands write into the lines that the readers know; most texts stay as they are. */
export function rewriteText(lines: readonly string[]): RewrittenText {
  const own: RewrittenText = { lines: [...lines], origins: lines.map((_line, index) => index) };

  return rewriteMarkedBlocks(splitQuestions(rewriteLabels(rewriteTables(rewriteHtml(own)))));
}
