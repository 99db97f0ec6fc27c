import { letterOf, MAX_OPTIONS } from '@second-bell/question-text';

import { trimBlanks } from '../blanks.ts';
import { isInterfaceText } from '../sight/interface-text.ts';
import { sightLine } from '../sight/sight-line.ts';
import { squash } from './block-above.ts';
import { paragraphsOf, replaceLines, type RewrittenText } from './rewritten-text.ts';

const ANSWER = /^[ \t\u00a0*_]{0,8}(?:the )?(?:correct |right )?(?:answer|ans)\b/im;
const LONGEST_OPTION = 160;
const MAX_STEM_LINES = 4;
const MIN_BLOCKS = 2;

type Paragraph = { start: number; end: number };

/** A stem, its options without labels and its answer in words, each a paragraph of its own, get their labels. */
export function rewriteParagraphs(text: RewrittenText): RewrittenText {
  if (!text.lines.some((line) => ANSWER.test(line))) return text;
  const paragraphs = paragraphsOf(text.lines);
  const written = new Map<number, string>();
  let blocks = 0;
  for (const [place, options] of paragraphs.entries()) {
    const stem = paragraphs[place - 1];
    const answer = paragraphs[place + 1];
    if (stem === undefined || answer === undefined || !isBlock(text.lines, stem, options, answer)) continue;
    if (goesOn(text.lines, paragraphs[place - 2], stem)) continue;
    blocks += 1;
    const line = text.lines[stem.start] ?? '';
    if (sightLine(line).kind === 'text') written.set(stem.start, `Q: ${trimBlanks(line)}`);
    for (let index = options.start; index < options.end; index += 1)
      written.set(index, `${letterOf(index - options.start)}) ${trimBlanks(text.lines[index] ?? '')}`);
  }

  return blocks < MIN_BLOCKS ? text : replaceLines(text, written);
}

/** A paragraph without a number, below one that starts a question, is the rest of its text. */
function goesOn(lines: readonly string[], above: Paragraph | undefined, stem: Paragraph): boolean {
  const kindOf = (paragraph: Paragraph | undefined) => sightLine(lines[paragraph?.start ?? -1] ?? '').kind;
  const first = kindOf(above);

  return kindOf(stem) === 'text' && (first === 'number' || first === 'question');
}

function isBlock(lines: readonly string[], stem: Paragraph, options: Paragraph, answer: Paragraph): boolean {
  const count = options.end - options.start;
  if (count < 2 || count > MAX_OPTIONS || stem.end - stem.start > MAX_STEM_LINES) return false;
  const answerLine = lines[answer.start] ?? '';
  const { field, contentStart } = sightLine(answerLine);
  if (field !== 'answer') return false;
  const texts = lines.slice(options.start, options.end);
  if (
    texts.some(
      (line) => line.length > LONGEST_OPTION || sightLine(line).kind !== 'text' || isInterfaceText(line),
    )
  )
    return false;
  const named = squash(answerLine.slice(contentStart));
  const stemKinds = lines.slice(stem.start, stem.end).map((line) => sightLine(line).kind);

  return (
    texts.filter((line) => squash(line) === named).length === 1 &&
    stemKinds.every(
      (kind, index) => kind === 'text' || (index === 0 && (kind === 'number' || kind === 'question')),
    )
  );
}
