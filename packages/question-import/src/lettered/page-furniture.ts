import { trimBlanks, trimBlanksEnd } from '../blanks.ts';
import { FORM_FEED, isDigit } from '../character-codes.ts';
import type { FileSights } from './file-sights.ts';
import { isNoneOfAbove } from './none-of-above.ts';

/** How far from a page number a header or footer stands, in lines with text. */
const REACH = 2;
/** Not `see page 3`: that sends the reader somewhere. */
const PAGE_AT_END =
  /(?<!\b(?:see|on|to|from|at|and|or|of|the|go) )\bpage (\d{1,4})(?: ?(?:of|\/) ?\d{1,4})?$/i;
/** A number at the right edge, far from the words or behind a bar. */
const NUMBER_APART = /[^\s\d](?: {4}|\s{0,3}[|·•] ?)(\d{1,4})$/;
const WIDE_GAP = /\s{4,}/g;
const GAP = '    ';
const LONGEST_LINE = 200;
/** The number of a page behind a title. */
const PAGE_BEHIND = /(?:\s{4}|[|·•]\s?|\s)(?:page |(?<=[\s|·•]{2}))\d{1,4}$/i;
const SHORTEST_TITLE = 4;

/** The indexes of page numbers, and of the headers and footers that come back around them page after page. */
export function findPageFurniture(file: FileSights): ReadonlySet<number> {
  const pages = findPageLines(file);
  const titles = findTitlesAgain(file);
  if (pages.length < 2) {
    return new Set([
      ...titles,
      ...pages.filter((index) => file.sights[index]?.kind === 'page' && file.sights[index].style !== '1'),
    ]);
  }

  const near = new Set(pages.flatMap((index) => neighbours(file, index)));
  const counts = new Map<string, number>();
  for (const index of near) {
    // Questions that are alike but for their numbers are no headers: 'What is 3 + 4?' stands right above its options.
    count(counts, maskNumbers(file.lines[index] ?? ''), standsAboveOptions(file, index) ? -1 : 1);
  }
  const furniture = new Set([...titles, ...pages.filter((index) => file.sights[index]?.kind === 'page')]);
  for (const index of near) {
    const times = counts.get(maskNumbers(file.lines[index] ?? '')) ?? 0;
    const isOption = isNoneOfAbove(file.lines[index] ?? '');
    if (times >= 2 && times >= 0.5 * pages.length && isLoose(file, index) && !isOption) furniture.add(index);
  }

  return furniture;
}

/** The title above the first question, wherever it stands once more: at the top of a page, or above the answer key. */
function findTitlesAgain(file: FileSights): number[] {
  const { lines, sights } = file;
  const first = sights.findIndex(({ isStructure }) => isStructure);
  const kind = sights[first]?.kind;
  // Without numbers the first question stands among the lines above its options.
  if ((kind !== 'number' && kind !== 'question') || sights.some((sight) => sight.kind === 'passage'))
    return [];
  const titles = new Set(
    lines.slice(0, first).flatMap((line, index) => (sights[index]?.kind === 'text' ? [titleOf(line)] : [])),
  );

  return lines.flatMap((line, index) => {
    const above = sights[index - 1]?.kind;
    const standsApart = (above === 'blank' || above === 'page') && !standsAboveOptions(file, index);
    const isAgain =
      index > first && sights[index]?.kind === 'text' && standsApart && titles.has(titleOf(line));

    return isAgain && titleOf(line).length >= SHORTEST_TITLE ? [index] : [];
  });
}

function titleOf(line: string): string {
  return trimBlanks(line.slice(0, LONGEST_LINE)).replaceAll(WIDE_GAP, GAP).replace(PAGE_BEHIND, '').trimEnd();
}

/** Lines with a page number alone or behind a form feed; bare numbers count only where they rise by one. */
function findPageLines({ lines, sights }: FileSights): number[] {
  const found: number[] = [];
  const bare: number[] = [];
  const titled = new TitledPages();
  for (let index = 0; index < sights.length; index += 1) {
    const sight = sights[index];
    if (sight === undefined) continue;
    if (sight.kind === 'page') (sight.style === '1' ? bare : found).push(index);
    else if (lines[index]?.charCodeAt(0) === FORM_FEED) found.push(index);
    else if (sight.kind === 'text') titled.addLine(lines[index] ?? '', index);
  }
  found.push(...titled.pages());
  const isCounted =
    bare.length > 1 &&
    bare.every(
      (at, place) => place === 0 || sights[at]?.value === (sights[bare[place - 1] ?? 0]?.value ?? 0) + 1,
    );

  return (isCounted ? [...found, ...bare] : found).toSorted((a, b) => a - b);
}

/** Lines like `Biology 101   Page 3`: headers where the same words come back with a higher number. */
class TitledPages {
  readonly #lines = new Map<string, { index: number; page: number }[]>();

  addLine(line: string, index: number): void {
    const text = trimBlanksEnd(line);
    if (!isDigit(text.charCodeAt(text.length - 1))) return;
    const tail = text.slice(-LONGEST_LINE).replaceAll(WIDE_GAP, GAP);
    const page = Number((PAGE_AT_END.exec(tail.replaceAll(/\s+/g, ' ')) ?? NUMBER_APART.exec(tail))?.[1]);
    if (Number.isNaN(page)) return;
    const mask = maskNumbers(text);
    const known = this.#lines.get(mask);
    if (known === undefined) this.#lines.set(mask, [{ index, page }]);
    else known.push({ index, page });
  }

  pages(): number[] {
    return [...this.#lines.values()]
      .filter((lines) => lines.length > 1 && lines.every(({ page }, at) => page > (lines[at - 1]?.page ?? 0)))
      .flatMap((lines) => lines.map(({ index }) => index));
  }
}

function neighbours({ sights }: FileSights, page: number): number[] {
  const found: number[] = [];
  for (const step of [-1, 1]) {
    let taken = 0;
    for (let index = page + step; taken < REACH && index >= 0 && index < sights.length; index += step) {
      if (sights[index]?.kind === 'blank') {
        if (Math.abs(index - page) > 2 * REACH) break;
        continue;
      }
      taken += 1;
      found.push(index);
    }
  }
  if (sights[page]?.kind !== 'page') found.push(page);

  return found;
}

/** A header is plain text or a heading, never the start of a question or an option. */
function isLoose({ sights }: FileSights, index: number): boolean {
  const kind = sights[index]?.kind;

  return kind === 'text' || kind === 'heading' || kind === 'bullet' || kind === 'page';
}

/** What a line says apart from its numbers: the header of a page is the same on each. */
export function maskNumbers(line: string): string {
  return trimBlanks(line.slice(0, 200)).replaceAll(/\d+/g, '#');
}

function standsAboveOptions({ sights }: FileSights, index: number): boolean {
  const below = sights.slice(index + 1, index + 1 + REACH).find(({ kind }) => kind !== 'blank');

  return below?.kind === 'option' && below.value === 0;
}

function count(counts: Map<string, number>, key: string, amount: number): void {
  counts.set(key, (counts.get(key) ?? 0) + amount);
}
