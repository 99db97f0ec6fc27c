import { skipBlanks, trimBlanks } from '../blanks.ts';

/** An answer of a GIFT question: `=right`, `~wrong`, `~%50%half`, with `#feedback` behind it. */
export type GiftAnswer = {
  sign: '=' | '~';
  weight: number | undefined;
  text: string;
  feedback: string;
  at: number;
};

export type GiftBlock = { answers: GiftAnswer[]; generalFeedback: string };

type GiftSigns = '{' | '}' | '#' | '=~';

const SEARCHES: Record<GiftSigns, RegExp> = {
  '{': /[{\\]/g,
  '}': /[}\\]/g,
  '#': /[#\\]/g,
  '=~': /[=~\\]/g,
};
const WEIGHT = /^.\s*%(-?\d{1,3}(?:\.\d{1,5})?)%/;
const ESCAPED = /\\([~=#{}:\\n])/g;

/** Takes the backslashes away that GIFT puts in front of its own signs; `\n` is a line break. */
function unescapeGift(text: string): string {
  return text.replace(ESCAPED, (_pair, sign: string) => (sign === 'n' ? '\n' : sign));
}

/** The index of the first such sign from `start` on that has no backslash in front of it; -1 where there is none. */
export function findSign(text: string, signs: GiftSigns, start: number): number {
  const search = SEARCHES[signs];
  search.lastIndex = start;
  while (search.test(text)) {
    const at = search.lastIndex - 1;
    if (text.charAt(at) !== '\\') return at;
    search.lastIndex = at + 2;
  }

  return -1;
}

/** Reads what stands between the braces. */
export function readGiftBlock(text: string): GiftBlock {
  const general = findGeneral(text);
  const body = general === -1 ? text : text.slice(0, general);
  const answers: GiftAnswer[] = [];
  let at = findSign(body, '=~', 0);
  while (at !== -1) {
    const end = findSign(body, '=~', at + 1);
    answers.push(readAnswer(body.slice(at, end === -1 ? undefined : end), at));
    at = end;
  }

  return { answers, generalFeedback: general === -1 ? '' : cleanGift(text.slice(general + 4)) };
}

function findGeneral(text: string): number {
  let at = findSign(text, '#', 0);
  while (at !== -1 && !text.startsWith('####', at)) at = findSign(text, '#', at + 1);

  return at;
}

function readAnswer(raw: string, at: number): GiftAnswer {
  const sign = raw.startsWith('=') ? '=' : '~';
  const weighted = raw.charAt(skipBlanks(raw, 1)) === '%' ? WEIGHT.exec(raw.slice(0, 24)) : null;
  const start = weighted?.[0].length ?? 1;
  const hash = findSign(raw, '#', start);

  return {
    sign,
    weight: weighted?.[1] === undefined ? undefined : Number(weighted[1]),
    text: cleanGift(raw.slice(start, hash === -1 ? undefined : hash)),
    feedback: hash === -1 ? '' : cleanGift(raw.slice(hash + 1)),
    at,
  };
}

/** Plain text: without the name of its format, `[html]`, and without escapes. */
export function cleanGift(raw: string): string {
  const trimmed = trimBlanks(raw);
  const text = trimmed.startsWith('[')
    ? trimBlanks(trimmed.replace(/^\[(?:html|moodle|plain|markdown)\]\s?/, ''))
    : trimmed;
  const plain = text.includes('\\') ? trimBlanks(unescapeGift(text)) : text;

  return plain.includes('\n') ? plain.split('\n').map(trimBlanks).join('\n') : plain;
}
