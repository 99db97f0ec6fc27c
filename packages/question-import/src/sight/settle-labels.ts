import { type LineSight, makeSight } from './line-sight.ts';

const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const ROMAN = 'i)';
const LETTER_I = 8;
const LETTER_O = 14;
/** The style of numbers that label options although the questions have the same ones. */
const INNER_NUMBER = '1.o';

/**
 * Settles labels that only their neighbours explain: `i)` in front of `ii)` is a Roman one, `o` and a tab is a bullet of a word
 * processor, and numbers that count from 1 below each number of a question label its options.
 */
export function settleLabels(sights: LineSight[]): void {
  let hasRomans = false;
  let hasBullets = false;
  let hasOptions = false;
  for (const { kind, style, isStructure } of sights) {
    if (!isStructure) continue;
    if (style === ROMAN) hasRomans = true;
    else if (style === 'a ') hasBullets = true;
    if (kind === 'option' || kind === 'box' || kind === 'bullet') hasOptions = true;
  }
  // Most files have nothing of these.
  if (hasOptions && !hasRomans && !hasBullets) return;

  const places = sights.flatMap((sight, index) => (sight.isStructure ? [index] : []));
  settleRomans(sights, places);
  settleBullets(sights, places);
  settleNumbers(sights, places);
}

/** `ii)`, `iii.`, `(iv)`: the place in the row; -1 for other words. */
export function romanPlace(word: string): number {
  return word.length > 4 ? -1 : ROMANS.indexOf(word.toLowerCase());
}

function settleRomans(sights: LineSight[], places: readonly number[]): void {
  for (const [position, place] of places.entries()) {
    const sight = sights[place];
    const next = sights[places[position + 1] ?? -1];
    if (sight?.kind === 'option' && sight.value === LETTER_I && isRoman(next) && next?.value === 1)
      sights[place] = romanOf(sight, 0);
    else if (isRoman(sights[places[position - 1] ?? -1]) && sight?.kind === 'option' && !isRoman(sight)) {
      const value = romanPlace(String.fromCharCode(0x61 + sight.value));
      if (value === (sights[places[position - 1] ?? -1]?.value ?? 0) + 1)
        sights[place] = romanOf(sight, value);
    }
  }
}

function isRoman(sight: LineSight | undefined): boolean {
  return sight?.kind === 'option' && sight.style === ROMAN;
}

function romanOf(sight: LineSight, value: number): LineSight {
  return { ...sight, style: ROMAN, value };
}

function settleBullets(sights: LineSight[], places: readonly number[]): void {
  for (const place of places) {
    const sight = sights[place];
    if (sight?.style !== 'a ' || sight.value !== LETTER_O) continue;
    sights[place] = { ...makeSight('bullet', sight.contentStart), isBullet: true };
  }
}

/** Numbers of one style only, of which most questions have a row from 1 on below their own. */
function settleNumbers(sights: LineSight[], places: readonly number[]): void {
  if (places.some((place) => ['option', 'box', 'bullet'].includes(sights[place]?.kind ?? ''))) return;
  const hasAnswers = places.some((place) => sights[place]?.field === 'answer');
  const { inner, rows, blocks } = hasAnswers ? rowsAboveAnswers(sights, places) : rowsOfParagraphs(sights);
  if (rows < 2 || rows < 0.8 * blocks) return;
  for (const place of inner) {
    const sight = sights[place];
    if (sight !== undefined)
      sights[place] = { ...sight, kind: 'number', style: INNER_NUMBER, isStructure: true };
  }
}

type Rows = { inner: number[]; rows: number; blocks: number };

/** With the answers in a key below all questions, blank lines set the questions apart, and their own numbers rise. */
function rowsOfParagraphs(sights: readonly LineSight[]): Rows {
  const found: Rows = { inner: [], rows: 0, blocks: 0 };
  let block: number[] = [];
  let last = 0;
  for (const [place, sight] of [...sights, undefined].entries()) {
    if (sight?.kind === 'number' || sight?.kind === 'key') block.push(place);
    if (sight !== undefined && sight.kind !== 'blank') continue;
    const number = sights[block[0] ?? -1]?.value ?? 0;
    const row = innerRow(sights, block);
    if (block.length > 1) found.blocks += 1;
    if (row.length > 1 && row.length === block.length - 1 && number === last + 1) {
      found.rows += 1;
      found.inner.push(...row);
      last = number;
    }
    block = [];
  }

  return found;
}

function rowsAboveAnswers(sights: readonly LineSight[], places: readonly number[]): Rows {
  const inner: number[] = [];
  let answers = 0;
  let rows = 0;
  let block: number[] = [];
  for (const place of places) {
    const sight = sights[place];
    if (sight?.field === 'answer') {
      answers += 1;
      const row = innerRow(sights, block);
      if (row.length > 1) rows += 1;
      inner.push(...row);
      block = [];
    } else if (sight?.kind === 'number' || sight?.kind === 'key') block.push(place);
  }

  return { inner, rows, blocks: answers };
}

/** The numbers 1, 2, 3 … at the end of a block, behind the number of its question. */
function innerRow(sights: readonly LineSight[], block: readonly number[]): number[] {
  const start = block.findLastIndex((place) => sights[place]?.value === 1);
  const row = block.slice(start);
  const isOneStyle = new Set(block.map((place) => sights[place]?.style)).size === 1;
  const isCounted = row.every((place, index) => sights[place]?.value === index + 1);

  return start > 0 && isOneStyle && isCounted ? row : [];
}
