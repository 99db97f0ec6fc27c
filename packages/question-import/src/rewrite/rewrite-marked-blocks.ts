import { letterOf, MAX_OPTIONS } from '@second-bell/question-text';

import { isInterfaceText, isTimeText, isTypeText } from '../sight/interface-text.ts';
import { sightLine } from '../sight/sight-line.ts';
import { paragraphsOf, replaceLines, type RewrittenText } from './rewritten-text.ts';

const MARK =
  /^(?:[✓✔✅☑●◉⦿⬤]|\*(?! ?\*)|\[x\])|(?:[✓✔✅☑]|[([](?:correct|correct answer|right|answer|x|✓)[)\]]|(?<=[\s\p{L}\p{N}.)])\*)$/iu;
const WRONG = /^[✗✘❌]|[✗✘❌]$/u;
/** What a form says to its reader below a question with boxes: the boxes say it too. */
const ALL_THAT_APPLY = /^\s{0,12}(?:check|select|choose|tick) all that apply\.?\s{0,4}$/i;
const BOX = /^\s{0,12}[☐☑☒]/;
const CORRECT_BELOW = /^correct answers?:?$/i;
const DRESS = /^[○◯⚪❍☐□✗✘❌✓✔✅☑●◉⦿⬤]\s?|^[-–•·▪◦‣+]\s+|\s?[✗✘❌]$/u;
const MIN_BLOCKS = 2;
const MAX_LINES = 14;

/** `head`: the lines above the stem that name its type, its time and its points. */
type Block = {
  head: number[];
  stem: number;
  options: number[];
  answer: number | undefined;
  /** Boxes to tick, more than one of them right. */
  isSeveral: boolean;
};

/**
 * Options without labels, one of which carries a mark, get labels: as forms and quizzes print them, a stem and a line for each
 * option, with blank lines between the questions.
 */
export function rewriteMarkedBlocks(text: RewrittenText): RewrittenText {
  const blocks = findBlocks(text.lines);
  if (blocks.length < MIN_BLOCKS) return text;
  const written = new Map<number, string>();
  for (const { head, stem, options, answer, isSeveral } of blocks) {
    const line = (text.lines[stem] ?? '').trim().replace(DRESS, '');
    for (const index of head) written.set(index, '');
    const number = head.length > 0 ? numberOf(text.lines[head[0] ?? 0] ?? '') : '';
    const asked = withoutForms(numberOf(line) === '' ? `${number || 'Q: '}${line.trim()}` : line);
    written.set(stem, isSeveral ? `${asked}\nType: multiple select` : asked);
    for (let index = stem + 1; index < (options[0] ?? 0); index += 1)
      if (ALL_THAT_APPLY.test(text.lines[index] ?? '')) written.set(index, '');
    for (const [place, index] of options.entries()) {
      const option = (text.lines[index] ?? '').trim();
      const isMarked = answer === undefined && MARK.test(option);
      const plain = option
        .replace(WRONG, '')
        .replace(MARK, '')
        .trim()
        .replace(MARK, '')
        .replace(DRESS, '')
        .trim();
      written.set(index, `${letterOf(place)}) ${plain}${isMarked ? ' ✓' : ''}`);
    }
    if (answer !== undefined) {
      written.set(answer - 1, '');
      written.set(answer, `Answer: ${(text.lines[answer] ?? '').trim()}`);
    }
  }

  return replaceLines(text, written);
}

function findBlocks(lines: readonly string[]): Block[] {
  return paragraphsOf(lines).flatMap(({ start, end }) => {
    const block = end - start > 1 && end - start <= MAX_LINES ? readBlock(lines, start, end) : undefined;

    return block === undefined ? [] : [block];
  });
}

function readBlock(lines: readonly string[], start: number, end: number): Block | undefined {
  const places: number[] = [];
  for (let index = start; index < end; index += 1) {
    const line = lines[index] ?? '';
    if (!isInterfaceText(line) && !ALL_THAT_APPLY.test(line)) places.push(index);
  }
  const below = places.findIndex((index) => CORRECT_BELOW.test((lines[index] ?? '').trim()));
  const answer = below === -1 ? undefined : places[below + 1];
  const own = below === -1 ? places : places.slice(0, below);
  const head = readHead(lines, own);
  const [stem, ...options] = own.slice(head.length);
  if (stem === undefined || options.length < 2 || options.length > MAX_OPTIONS) return undefined;
  if (options.some((index) => isLabelled(lines[index] ?? ''))) return undefined;
  const marked = options.filter((index) => MARK.test((lines[index] ?? '').trim()));
  // `✔ C` names an option; it is none.
  if (marked.some((index) => /^[A-J]$/.test((lines[index] ?? '').replace(MARK, '').trim()))) return undefined;

  // `It ended the war.*`: a star may lead to a note below; only a question has options.
  const isNoted = marked.length === 1 && /[.,;]\*$/.test((lines[marked[0] ?? 0] ?? '').trim());
  const asks = numberOf((lines[stem] ?? '').trim()) !== '' || /[?:_…]\s*$/.test(lines[stem] ?? '');
  if (isNoted && !asks) return undefined;
  const isWrong = options.some((index) => WRONG.test((lines[index] ?? '').trim()));
  const isSeveral =
    answer === undefined &&
    marked.length > 1 &&
    !isWrong &&
    options.every((index) => BOX.test(lines[index] ?? ''));
  const isWhole = answer === undefined ? marked.length === 1 || isSeveral : below + 2 === places.length;

  return isWhole ? { head, stem, options, answer, isSeveral } : undefined;
}

/** `1. Multiple Choice`, and the lines with seconds and points below it. */
function readHead(lines: readonly string[], places: readonly number[]): number[] {
  const textOf = (index: number | undefined): string => (lines[index ?? -1] ?? '').trim();
  const first = textOf(places[0]);
  if (!isTypeText(first.slice(numberOf(first).length))) return [];
  let end = 1;
  while (isTimeText(textOf(places[end]))) end += 1;

  return places.slice(0, end);
}

/** `1. ` in front of a line; empty where no number stands there. */
function numberOf(line: string): string {
  const { kind, contentStart } = sightLine(line);

  return kind === 'number' || kind === 'question' ? `${line.slice(0, contentStart).trimEnd()} ` : '';
}

function isLabelled(line: string): boolean {
  const { kind } = sightLine(line.trim().replace(DRESS, ''));

  return ['option', 'number', 'question', 'field', 'box', 'key'].includes(kind);
}

/** Forms print a star for a question that must be answered, and points. */
function withoutForms(stem: string): string {
  return stem.replace(/\s\*(?:\s+\d{1,3}(?:\/\d{1,3}| points?)?)?$/, '');
}
