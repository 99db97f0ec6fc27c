import { trimBlanks, trimBlanksEnd } from '../blanks.ts';
import type { OptionPart } from '../question-draft.ts';

const MARK_AT_END =
  /\s*(?:[([{]\s*(?:correct|correct answer|correct option|correct choice|right answer|right|answer|ans|key|✓|✔|✅|☑|\*)\s*[)\]}]|[✓✔✅☑]\ufe0f?|(?:<-+|←|⬅)\s*(?:correct|answer|correct answer|right)?)\s*\.?$/iu;
const WORDS_AT_END = /\s+[-–—]\s*(?:correct|correct answer|right answer)\s*[.!]?$/i;
/** Longer than any mark: the search starts no further from the end. */
const MARK_LENGTH = 32;

/** Takes `(correct)`, `✓`, `<-- answer` or a closing star off the options that carry it, and bold off all. */
export function readOptionMarks(options: OptionPart[]): void {
  for (const option of options) {
    const tail = option.text.slice(-MARK_LENGTH);
    const found = canEndMark(tail) ? (MARK_AT_END.exec(tail) ?? WORDS_AT_END.exec(tail)) : null;
    if (found !== null) {
      option.text = trimBlanksEnd(option.text.slice(0, option.text.length - tail.length + found.index));
      option.mark = 'sign';
    }
    readBold(option);
  }
  readStars(options);
}

/** A quick look, since most options carry no mark: `)`, `✓`, `-` or the end of `correct`. */
function canEndMark(tail: string): boolean {
  const last = tail.charCodeAt(tail.length - 1);

  return last > 0x7e || ')]}-.!tT'.includes(tail.charAt(tail.length - 1)) || tail.endsWith('r');
}

function readBold(option: OptionPart): void {
  const { text } = option;
  for (const fence of ['**', '__']) {
    if (text.length < 5 || !text.startsWith(fence) || !text.endsWith(fence)) continue;
    const inside = text.slice(2, -2);
    if (inside.includes(fence)) continue;
    option.text = trimBlanks(inside);
    option.mark ??= 'bold';
  }
}

/** A star behind an option marks it where no other option has one. */
function readStars(options: OptionPart[]): void {
  if (options.some(({ mark }) => mark === 'sign')) return;
  const starred = options.filter(
    ({ text }) =>
      text.length > 1 && text.endsWith('*') && !text.endsWith('**') && text.indexOf('*') === text.length - 1,
  );
  const [only] = starred;
  if (only === undefined || starred.length > 1) return;
  only.text = trimBlanksEnd(only.text.slice(0, -1));
  only.mark = 'sign';
}
