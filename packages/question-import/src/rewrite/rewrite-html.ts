import { decodeHTMLStrict } from 'entities';

import { quoteLine } from '../doubts/quote-line.ts';
import { rewriteLines, type RewrittenText } from './rewritten-text.ts';

const BLOCK =
  /<\/?(?:p|div|li|ol|ul|h[1-6]|td|tr|table|tbody|section|article|label|dl|dt|dd|header|footer|nav|main|aside|figure|figcaption|form|fieldset|button|blockquote)\b[^<>]{0,400}>|<br ?\/?>/gi;
const TAG =
  /<\/?(?:span|b|i|u|em|strong|sub|sup|a|font|input|img|small|mark|label|code|body|html|head|meta|link|o:p)\b[^<>]{0,400}>/gi;
const BOLD = /<\/?(?:b|strong)\b[^<>]{0,400}>/gi;
const TAG_IN_FRONT = /^[ \t]{0,12}<(?:b|strong|i|em|u|span|font)\b/i;
/** Digits and signs that have a raised or a lowered twin: `x<sup>2</sup>` must not end as `x2`. */
const RAISED = /<(sup|sub)>([0-9+\-−=()n]{1,12})<\/\1>/gi;
const PLAIN_SIGNS = '0123456789+-−=()n';
const HIGH_SIGNS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ';
const LOW_SIGNS = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ';
/** A character written as web pages write it, other than those that a question about web pages would name. */
const ENTITY = /&(?!(?:lt|gt|amp|quot|apos|copy);)(?:#x?[0-9a-f]{2,6}|[a-z][a-z0-9]{1,9});/i;
/** `<li class="correct">`. */
const RIGHT_ITEM =
  /^<(?:li|p|div|label|td)\b[^<>]{0,200}\b(?:class|data-[a-z]{1,20}) ?= ?["'](?:[^"'<>]{0,80} )?(?:correct|right|correct-answer|right-answer|is-correct)(?: [^"'<>]{0,80})?["']/i;
/** What a page says to the browser, and not to its reader. */
const UNSEEN = /<(style|script|title)\b[^<>]{0,400}>[^<]{0,2000}<\/\1>/gi;
/** It stands on lines of its own; within a text it is what a question is about. */
const PAGE_HEAD =
  /^\s{0,20}(?:<(?:!doctype|html|head|meta|link)\b[^<>]{0,400}>\s{0,20}){0,9}<(?:style|script|title)\b/i;
/** So many tags of blocks make a text a piece of a page. */
const MIN_BLOCKS = 4;
/** So do so many lines that start with a tag of emphasis. */
const MIN_DRESSED = 4;
/** A list that is open: how its items are labelled, and how many there were. */
type List = { label: string; count: number };

/** A piece of a web page becomes lines of text: a line for each block, letters for the items of lettered lists. */
export function rewriteHtml(text: RewrittenText): RewrittenText {
  const blocks = text.lines.reduce(
    (count, line) => count + (line.includes('<') ? (line.match(BLOCK)?.length ?? 0) : 0),
    0,
  );
  const dressed = text.lines.reduce((count, line) => count + (TAG_IN_FRONT.test(line) ? 1 : 0), 0);
  if (blocks < MIN_BLOCKS && dressed < MIN_DRESSED) return decodeLines(text);
  const lists: List[] = [];

  return rewriteLines(text, (line) => writeBlocks(line, lists));
}

/** No piece of a page, but some of its characters: each is told, since a question may be about them. */
function decodeLines(text: RewrittenText): RewrittenText {
  if (!text.lines.some(hasEntities)) return text;
  const decoded = text.lines.map(decodeEntities);
  const changed = decoded.flatMap((line, index) => (line === text.lines[index] ? [] : [index]));
  const [first] = changed;
  if (first === undefined) return text;
  const count = changed.length === 1 ? '1 line' : `${changed.length} lines`;
  const message = `Characters that are written as web pages write them are read as what they stand for, like ${quoteLine(decoded[first] ?? '')}: ${count}, the first one here.`;

  return {
    ...text,
    lines: decoded,
    warnings: [...text.warnings, { lineNumber: (text.origins[first] ?? 0) + 1, message }],
  };
}

function writeBlocks(line: string, lists: List[]): string[] {
  const pieces: string[] = [];
  let label = '';
  let isRight = false;
  let from = 0;
  const add = (raw: string): void => {
    const text = decodeEntities(
      raw.replaceAll(RAISED, raise).replaceAll(BOLD, '').replaceAll(TAG, ''),
    ).trim();
    if (text === '') return;
    pieces.push(`${label}${text}${isRight ? ' ✓' : ''}`);
    label = '';
    isRight = false;
  };
  const seen = PAGE_HEAD.test(line) ? line.replaceAll(UNSEEN, '') : line;
  for (const { 0: tag, index } of seen.matchAll(BLOCK)) {
    add(seen.slice(from, index));
    from = index + tag.length;
    label = labelAfter(tag, lists) ?? label;
    if (RIGHT_ITEM.test(tag)) isRight = true;
  }
  add(seen.slice(from));

  return pieces.length === 0 ? [''] : pieces;
}

function raise(_all: string, tag: string, text: string): string {
  const signs = tag.toLowerCase() === 'sup' ? HIGH_SIGNS : LOW_SIGNS;

  return [...text].map((sign) => signs.charAt(PLAIN_SIGNS.indexOf(sign))).join('');
}

/** Opens and closes lists; the label of an item that starts. */
function labelAfter(tag: string, lists: List[]): string | undefined {
  const name = /^<\/?([a-z0-9]+)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
  const isEnd = tag.startsWith('</');
  if (name === 'ol' || name === 'ul') {
    if (isEnd) lists.pop();
    else
      lists.push({
        label: name === 'ul' ? '•' : (styleOfList(tag) ?? (lists.length > 0 ? 'a' : '1')),
        count: 0,
      });
  }
  const list = lists.at(-1);
  if (name !== 'li' || isEnd || list === undefined) return undefined;
  list.count += 1;
  if (list.label === '•') return '• ';

  return list.label === '1'
    ? `${list.count}. `
    : `${String.fromCharCode((list.label === 'A' ? 0x40 : 0x60) + Math.min(list.count, 26))}) `;
}

/** `type="A"`, `list-style-type: upper-alpha`. */
function styleOfList(tag: string): string | undefined {
  const named = /(upper|lower)-(?:alpha|latin)/i.exec(tag)?.[1]?.toLowerCase();
  if (named !== undefined) return named === 'upper' ? 'A' : 'a';

  return /\btype ?= ?["']?([aA1iI])/.exec(tag)?.[1];
}

export function hasEntities(text: string): boolean {
  return text.includes('&') && ENTITY.test(text);
}

/** `&lt;`, `&#176;`: the characters that are meant. */
function decodeEntities(text: string): string {
  return text.includes('&') ? decodeHTMLStrict(text) : text;
}
