import { MAX_OPTIONS } from '@second-bell/question-text';

import { isBlankAt, trimBlanks } from '../blanks.ts';
import { CASE_BIT, codeAt, isLetter, SMALL_A } from '../character-codes.ts';

/** A label found inside a line: `B)` in `A) one B) two`. */
type InlineLabel = { at: number; letterIndex: number; contentStart: number; style: string; isWide: boolean };

/** What stands in front of the first label of a line, and the options behind it. */
export type InlineOptions = { before: string; options: { letterIndex: number; text: string }[] };

/**
 * Splits `What? A) one B) two` into a stem and options, from `firstLetter` on and without gaps; undefined where there
 * are not at least two in order. With `isWide`, only labels behind two spaces or a tab count, in any order.
 */
export function splitInlineOptions(
  text: string,
  firstLetter: number,
  isWide = false,
): InlineOptions | undefined {
  const labels = chooseRun(findLabels(text), firstLetter, isWide);
  const [first] = labels;
  if (first === undefined || labels.length < 2) return undefined;

  const options = labels.map(({ letterIndex, contentStart }, index) => ({
    letterIndex,
    text: trimBlanks(text.slice(contentStart, labels[index + 1]?.at)),
  }));

  return { before: trimBlanks(text.slice(0, first.at)), options: withoutSeparators(options) };
}

/** `A) one; B) two; C) three`: what stands between the options belongs to none of them. */
function withoutSeparators(options: InlineOptions['options']): InlineOptions['options'] {
  const separator = [';', ','].find((sign) => options.slice(0, -1).every(({ text }) => text.endsWith(sign)));
  if (separator === undefined) return options;

  // The full stop behind the last one ends the list; that of `8 p.m.` does not.
  const isEnded =
    !options.slice(0, -1).some(({ text }) => text.endsWith(`.${separator}`)) &&
    !/\p{L}\.\p{L}{1,3}\.$/u.test(options.at(-1)?.text ?? '');

  return options.map(({ letterIndex, text }, index) => ({
    letterIndex,
    text:
      text.endsWith(separator) || (isEnded && index === options.length - 1 && text.endsWith('.'))
        ? trimBlanks(text.slice(0, -1))
        : text,
  }));
}

/** The labels of one style that go on from the first letter. */
function chooseRun(labels: InlineLabel[], firstLetter: number, isWide: boolean): InlineLabel[] {
  const [first] = labels;
  if (isWide) {
    return first === undefined || first.at > 0
      ? []
      : labels.filter((label) => label.style === first.style && label.isWide);
  }
  const runs = new Map<string, InlineLabel[]>();
  for (const label of labels) {
    const run = runs.get(label.style) ?? [];
    const due = firstLetter + run.length;
    if (label.letterIndex === firstLetter && run.length < 2) runs.set(label.style, [label]);
    else if (label.letterIndex === due && run.length > 0 && run.length < MAX_OPTIONS) run.push(label);
  }

  return [...runs.values()].find((run) => run.length > 1) ?? [];
}

function findLabels(text: string): InlineLabel[] {
  const labels: InlineLabel[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const before = codeAt(text, index - 1);
    const isFree = index === 0 || isBlankAt(text, index - 1) || before === 0x3b || before === 0x2c;
    if (!isFree) continue;
    const label = labelAt(text, index);
    if (label !== undefined) labels.push(label);
  }

  return labels;
}

function labelAt(text: string, at: number): InlineLabel | undefined {
  const opening = text.charAt(at);
  const letterAt = opening === '(' || opening === '[' ? at + 1 : at;
  const letter = codeAt(text, letterAt);
  if (!isLetter(letter)) return undefined;
  const closing = text.charAt(letterAt + 1);
  if (letterAt > at ? closing !== (opening === '(' ? ')' : ']') : closing !== ')' && closing !== '.')
    return undefined;
  // `A.M.` and `e.g.` are no labels.
  if (closing === '.' && letterAt + 2 < text.length && !isBlankAt(text, letterAt + 2)) return undefined;

  return {
    at,
    letterIndex: (letter | CASE_BIT) - SMALL_A,
    contentStart: letterAt + 2,
    style: `${letterAt > at ? opening : ''}${letter >= SMALL_A ? 'a' : 'A'}${closing}`,
    isWide: at === 0 || text.charAt(at - 1) === '\t' || text.slice(at - 2, at) === '  ',
  };
}
