import { rewriteChat } from './rewrite-chat.ts';
import { rewriteNumbers } from './rewrite-numbers.ts';
import { rewriteParagraphs } from './rewrite-paragraphs.ts';
import { rewriteAnswers } from './rewrite-answers.ts';
import { rewriteBlocks } from './rewrite-blocks.ts';
import { rewriteVerdicts } from './rewrite-verdicts.ts';
import { hasEntities, rewriteHtml } from './rewrite-html.ts';
import { rewriteLabels } from './rewrite-labels.ts';
import { rewriteMarkedBlocks } from './rewrite-marked-blocks.ts';
import { rewriteMarks } from './rewrite-marks.ts';
import { rewriteTables } from './rewrite-tables.ts';
import type { NormalisedText } from '../normalise.ts';
import type { RewrittenText } from './rewritten-text.ts';
import { mayShareLines, splitQuestions } from './split-questions.ts';

/** Something that marks an option without a label. */
const MARK = /[✓✔✅☑●◉⦿⬤]|[([](?:correct|right|answer|x)|^[ \t]{0,12}\*|\*$|^correct answer/imu;

const MARK_SIGNS = /[✓✔✅☑●◉⦿⬤]/u;
const MARK_LETTERS = [
  '*',
  '(c',
  '(C',
  '(r',
  '(R',
  '(a',
  '(A',
  '(x',
  '(X',
  '[',
  'orrect answer',
  'ORRECT ANSWER',
];

/** One after the other: each brings one way of writing into the lines that the readers know, and leaves the others alone. */
const STEPS: readonly ((text: RewrittenText) => RewrittenText)[] = [
  rewriteChat,
  rewriteTables,
  rewriteNumbers,
  rewriteMarks,
  rewriteLabels,
  rewriteBlocks,
  rewriteVerdicts,
  rewriteAnswers,
  rewriteParagraphs,
];

/** Brings what programs and hurried hands write into the lines that the readers know; most texts stay as they are. */
export function rewriteText({ text, lines }: NormalisedText): RewrittenText {
  const own: RewrittenText = { lines, origins: [...lines.keys()], warnings: [] };

  // A look at the whole text costs little, and most texts hold nothing of these.
  const plain = text.includes('<') || hasEntities(text) ? rewriteHtml(own) : own;
  const labelled = STEPS.reduce((known, step) => step(known), plain);
  const split = labelled === own && !mayShareLines(text) ? own : splitQuestions(labelled);

  return mayHoldMarks(text) ? rewriteMarkedBlocks(split) : split;
}

/** The plain letters are looked for one by one: that is many times as fast as the whole expression. */
function mayHoldMarks(text: string): boolean {
  if (!MARK_LETTERS.some((sign) => text.includes(sign)) && !MARK_SIGNS.test(text)) return false;

  return MARK.test(text);
}
