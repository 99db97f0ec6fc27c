import { letterOf } from '@second-bell/question-text';

import { trimBlanks } from '../blanks.ts';
import { sightLine } from '../sight/sight-line.ts';
import { hasAnswerBelow } from './block-above.ts';
import type { RewrittenText } from './rewritten-text.ts';

/** `Correct! Iron makes it red.`, below the option that it speaks of. */
const VERDICT =
  /^[ \t\u00a0]{0,16}(?:[-–—>*•✓✔✗✘][ \t]{0,3})?[*_(]{0,3}(?:(that'?s right|correct|right|yes|true)|not quite|not correct|incorrect|wrong|no|false)[*_)]{0,3}[.!:,–—-][*_]{0,3}(?=\s|$)/i;
const HINT =
  /^[ \t\u00a0]{0,16}(?:[-–—>*•✗✘][ \t]{0,3})?[*_(]{0,3}(?:incorrect|wrong|not quite|not correct)\b/im;

type Option = { line: number; verdict: number[]; isRight: boolean };

/**
 * Verdicts below each option become a mark on the right one and an explanation below all of them: options may have no other
 * lines between them. Questions that name their answer keep it.
 */
export function rewriteVerdicts(text: RewrittenText): RewrittenText {
  if (!text.lines.some((line) => HINT.test(line))) return text;
  const result: RewrittenText = { ...text, lines: [], origins: [] };
  const add = (line: string, index: number): void => {
    result.lines.push(line);
    result.origins.push(text.origins[index] ?? 0);
  };
  for (let index = 0; index < text.lines.length; index += 1) {
    const row = rowFrom(text.lines, index);
    const last = row.at(-1);
    if (last === undefined) {
      add(text.lines[index] ?? '', index);
      continue;
    }
    writeRow(text.lines, row, add);
    index = last.verdict.at(-1) ?? last.line;
  }

  return result;
}

function writeRow(
  lines: readonly string[],
  row: readonly Option[],
  add: (line: string, index: number) => void,
) {
  const names = hasAnswerBelow(lines, row.at(-1)?.verdict.at(-1) ?? row.at(-1)?.line ?? 0);
  for (const { line, isRight } of row) add(`${lines[line] ?? ''}${isRight && !names ? ' ✓' : ''}`, line);
  let label = 'Explanation: ';
  for (const [place, { verdict }] of row.entries()) {
    for (const [order, index] of verdict.entries()) {
      add(`${label}${order === 0 ? `${letterOf(place)}: ` : ''}${trimBlanks(lines[index] ?? '')}`, index);
      label = '';
    }
  }
}

/** Options from the first one on with verdicts below them, one of which is right; empty for anything else. */
function rowFrom(lines: readonly string[], start: number): Option[] {
  const row: Option[] = [];
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const { kind, value } = sightLine(line);
    const open = row.at(-1);
    if (kind === 'option' && value === row.length) row.push({ line: index, verdict: [], isRight: false });
    else if (open === undefined || kind === 'number' || kind === 'question' || kind === 'option') break;
    else if (line.trim() === '') {
      const below = sightLine(lines[index + 1] ?? '');
      if (below.kind !== 'option' || below.value !== row.length) break;
    } else if (open.verdict.length > 0) open.verdict.push(index);
    else {
      const found = VERDICT.exec(line);
      if (found === null) break;
      open.verdict.push(index);
      open.isRight = found[1] !== undefined;
    }
  }
  const judged = row.filter(({ verdict }) => verdict.length > 0);
  // `Yes, it is.` and `No, I am not.` alone may be what the options say.
  const isJudged = judged.some(({ verdict }) => HINT.test(lines[verdict[0] ?? -1] ?? ''));
  const isWhole = row.length > 1 && judged.length === row.length && isJudged;

  return isWhole && row.filter(({ isRight }) => isRight).length === 1 ? row : [];
}
