import { isBlankAt, skipBlanks, trimBlanksEnd } from '../blanks.ts';
import { codeAt, isDigit, isGap, isLetter, OPENING_BRACKET, OPENING_SQUARE } from '../character-codes.ts';
import { isHeadingText, isKeyHeadingText } from './heading-text.ts';
import { type LineSight, makeSight } from './line-sight.ts';
import { readNumberLabel, readWordedNumber, skipEmphasis } from './number-label.ts';
import { readOptionLabel } from './option-label.ts';
import { sightWords } from './word-sight.ts';

const BLANK = makeSight('blank', 0);
const TEXT = makeSight('text', 0);
const RULE = makeSight('rule', 0);

const BULLETS = '-+•·▪▫◦‣●○■□–—*\uf0b7\uf0a7\uf06f§◯⚪⚫⬤◉⦿❍❑❒🔘';
const RIGHT_SIGNS = '✓✔✅☑√→►➤';
const WRONG_SIGNS = '✗✘❌☐☒';
/** What is set around a title or a page number. */
const FRAME = '-=~–—';
const LONGEST_FRAMED = 60;
/** Whatever else starts a line is text. */
const DRESS = new Set(
  [...`${BULLETS}${RIGHT_SIGNS}${WRONG_SIGNS}#>*_\\\`~|<=[(@`].map((sign) => sign.charCodeAt(0)),
);

/** What a line looks like on its own. Linear in the length of its marker; most lines are told by their first letter. */
export function sightLine(line: string): LineSight {
  const at = skipBlanks(line, 0);
  if (at === line.length) return BLANK;
  const code = codeAt(line, at);
  if (isLetter(code)) return sightWords(line, at) ?? TEXT;
  if (isDigit(code)) return readNumberLabel(line, at) ?? readNumberedHeading(line, at) ?? TEXT;

  return DRESS.has(code) ? (sightWhole(line, at) ?? sightDressed(line, at)) : TEXT;
}

/** `6.2 True/False`. */
function readNumberedHeading(line: string, at: number): LineSight | undefined {
  const [number] =
    line.length - at > LONGEST_FRAMED ? [] : (/^\d{1,2}\.\d{1,2}\.?\s{1,4}/.exec(line.slice(at)) ?? []);

  return number === undefined ? undefined : isHeadingText(line, at + number.length);
}

/** Lines that are decoration or a table as a whole. */
function sightWhole(line: string, at: number): LineSight | undefined {
  const sign = line.charAt(at);
  if (sign === '|') return makeSight('table', at);
  if (sign === '`' && line.startsWith('```', at)) return RULE;
  if (
    sign === '<' &&
    /^<(?:\/?(?:details|summary|br|hr|div|p|center)\b|!--)/i.test(line.slice(at, at + 12))
  ) {
    return line.includes('>', at) ? RULE : undefined;
  }
  if ((sign === '~' || sign === '@') && isGap(codeAt(line, at + 1))) return makeSight('feedback', at + 1);

  if (sign === '[' && isBracketHeading(line, at)) return makeSight('heading', at);

  return isRule(line, at, sign) ? RULE : FRAME.includes(sign) ? readFramed(line, at) : undefined;
}

/** `[Geometry]` alone on its line: words in brackets, longer than any label. */
function isBracketHeading(line: string, at: number): boolean {
  return (
    line.length - at < LONGEST_FRAMED &&
    /^\[[A-Z][A-Za-z]{2}[A-Za-z0-9 ,&:'’–-]{0,50}\]\s*$/.test(line.slice(at))
  );
}

/** `--- Answer Key ---`, `=== Part 2 ===`, `- 3 -`: a heading, or the number of a page. */
function readFramed(line: string, at: number): LineSight | undefined {
  const start = skipFrame(line, at);
  let end = line.length;
  while (end > start && (FRAME.includes(line.charAt(end - 1)) || isBlankAt(line, end - 1))) end -= 1;
  const text = line.slice(start, end);
  if (text.length > LONGEST_FRAMED) return undefined;
  if (/^\d{1,4}$/.test(text))
    return FRAME.includes(trimBlanksEnd(line).slice(-1)) ? makeSight('page', line.length) : undefined;
  // One sign alone is a bullet.
  if (!FRAME.includes(line.charAt(at + 1))) return undefined;

  return isKeyHeadingText(text, 0) ? makeSight('key-heading', line.length) : isHeadingText(text, 0);
}

function skipFrame(line: string, at: number): number {
  let index = at;
  while (FRAME.includes(line.charAt(index)) && index < line.length) index += 1;

  return skipBlanks(line, index);
}

function isRule(line: string, at: number, sign: string): boolean {
  if (!'-=*_~–—#+'.includes(sign)) return false;
  let count = 0;
  for (let index = at; index < line.length; index += 1) {
    if (line.charAt(index) === sign) count += 1;
    else if (!isBlankAt(line, index)) return false;
  }

  return count >= (sign === '~' ? 2 : 3);
}

type Dress = { at: number; isMarked: boolean; isBullet: boolean; isHeading: boolean; emphasis: string };

function sightDressed(line: string, start: number): LineSight {
  const dress: Dress = { at: start, isMarked: false, isBullet: false, isHeading: false, emphasis: '' };
  // A marker wears a few layers at most: a quote, a bullet, a sign, bold.
  for (let layer = 0; layer < 6 && takeOff(line, dress); layer += 1) dress.at = skipBlanks(line, dress.at);
  const box = readBox(line, dress.at);
  if (box !== undefined) return box;
  const core = sightCore(line, dress.at);
  // A number behind a bullet is an item of the list, and no number of a page.
  if (core === undefined || (core.kind === 'page' && dress.isBullet)) return sightUnlabelled(line, dress);

  const isWrapped = dress.emphasis !== '' && trimBlanksEnd(line).endsWith(dress.emphasis);
  const contentStart = dress.emphasis === '' ? core.contentStart : skipEmphasis(line, core.contentStart);

  return {
    ...core,
    contentStart,
    isMarked: dress.isMarked,
    isBullet: dress.isBullet,
    isBold: isWrapped && contentStart === core.contentStart,
  };
}

function sightCore(line: string, at: number): LineSight | undefined {
  const code = codeAt(line, at);
  if (isLetter(code)) return sightWords(line, at);
  if (isDigit(code)) return readNumberLabel(line, at);
  if (code === OPENING_BRACKET || code === OPENING_SQUARE)
    return readOptionLabel(line, at) ?? readNumberLabel(line, at);

  return line.charAt(at) === '#' && isDigit(codeAt(line, at + 1))
    ? readWordedNumber(line, at + 1, '#1')
    : undefined;
}

function sightUnlabelled(line: string, dress: Dress): LineSight {
  if (dress.isHeading) return makeSight('heading', dress.at);
  if (!dress.isBullet && !dress.isMarked) return TEXT;
  const isBold = dress.emphasis.length > 1 && trimBlanksEnd(line).endsWith(dress.emphasis);
  const contentStart = isBold ? dress.at : dress.at - dress.emphasis.length;

  return { ...makeSight('bullet', contentStart), isMarked: dress.isMarked, isBullet: dress.isBullet, isBold };
}

/** Takes one layer off; false where the marker itself, or text, begins. */
function takeOff(line: string, dress: Dress): boolean {
  const { at } = dress;
  const sign = line.charAt(at);
  if (sign === '') return false;
  if (sign === '>' && at < line.length) dress.at += 1;
  else if (sign === '#') return takeHeading(line, dress);
  else if (sign === '\\') return takeBackslash(line, dress);
  else if (RIGHT_SIGNS.includes(sign) || WRONG_SIGNS.includes(sign)) {
    dress.at += line.charAt(at + 1) === '\ufe0f' ? 2 : 1;
    dress.isMarked ||= RIGHT_SIGNS.includes(sign);
    dress.isBullet = true;
  } else if (sign === '*' || sign === '_') return takeStars(line, dress);
  else if (BULLETS.includes(sign) && (isGap(codeAt(line, at + 1)) || !'-+–—'.includes(sign))) {
    dress.at += 1;
    dress.isBullet = true;
  } else return false;

  return true;
}

function takeHeading(line: string, dress: Dress): boolean {
  let at = dress.at;
  while (line.charAt(at) === '#') at += 1;
  if (at - dress.at > 6 || !isGap(codeAt(line, at))) return false;
  dress.at = at;
  dress.isHeading = true;

  return true;
}

/** Markdown editors write `\*A)` for a plain star; any other backslash says that the line is text. */
function takeBackslash(line: string, dress: Dress): boolean {
  if (line.charAt(dress.at + 1) !== '*' || readOptionLabel(line, dress.at + 2) === undefined) return false;
  dress.isMarked = true;
  dress.at += 2;

  return true;
}

/** `*A)` marks the right option, `* A)` is a bullet, `**A)` is bold. */
function takeStars(line: string, dress: Dress): boolean {
  const sign = line.charAt(dress.at);
  let end = dress.at;
  while (line.charAt(end) === sign) end += 1;
  const count = end - dress.at;
  if (sign === '_' && count > 1 && isGap(codeAt(line, end))) {
    // `____ 1. The sky is blue.` leaves room for the answer.
    dress.at = end;
    return true;
  }
  if (count > 3) return false;
  if (count === 1 && sign === '*') {
    if (isGap(codeAt(line, end))) dress.isBullet = true;
    else if (readOptionLabel(line, end) !== undefined) dress.isMarked = true;
    else dress.emphasis = '*';
  } else {
    dress.emphasis = line.slice(dress.at, end);
  }
  dress.at = end;

  return true;
}

/** `[ ] text`, `[x] text`, `[*] text`: a box to tick, ticked for the right option. */
function readBox(line: string, at: number): LineSight | undefined {
  const opening = line.charAt(at);
  if (opening !== '[' && opening !== '(') return undefined;
  const closing = opening === '[' ? ']' : ')';
  const inside = line.charAt(at + 1);
  if (inside === closing) return makeSight('box', at + 2, '[ ]');
  if (line.charAt(at + 2) !== closing) return undefined;
  const isTicked = inside === '*' || (opening === '[' && 'xX✓✔'.includes(inside));
  if (!isTicked && skipBlanks(inside, 0) === 0) return undefined;

  return { ...makeSight('box', at + 3, '[ ]'), isMarked: isTicked };
}
