import { hasEntities, rewriteHtml } from './rewrite-html.ts';
import { rewriteLabels } from './rewrite-labels.ts';
import { rewriteMarkedBlocks } from './rewrite-marked-blocks.ts';
import { rewriteTables } from './rewrite-tables.ts';
import type { NormalisedText } from '../normalise.ts';
import type { RewrittenText } from './rewritten-text.ts';
import { splitQuestions } from './split-questions.ts';

/** Something that marks an option without a label. */
const MARK = /[✓✔✅☑●◉⦿]|[([](?:correct|right|answer|x)|^[ \t]{0,12}\*|\*$|^correct answer/imu;

/** Brings what programs and hurried hands write into the lines that the readers know; most texts stay as they are. */
export function rewriteText({ text, lines }: NormalisedText): RewrittenText {
  const own: RewrittenText = { lines, origins: lines.map((_line, index) => index), warnings: [] };

  // A look at the whole text costs little, and most texts hold nothing of these.
  const plain = text.includes('<') || hasEntities(text) ? rewriteHtml(own) : own;
  const split = splitQuestions(rewriteLabels(rewriteTables(plain)));

  return MARK.test(text) ? rewriteMarkedBlocks(split) : split;
}
