import { trimBlanks, trimBlanksEnd, trimSignsEnd } from '../blanks.ts';
import type { OptionPart } from '../question-draft.ts';

const MARK_AT_END =
  /(?:[([{] ?(?:correct|correct answer|correct option|correct choice|right answer|right|answer|ans|key|✓|✔|✅|☑|√|\*) ?[)\]}]|[✓✔✅☑]\ufe0f?|(?<= )√|(?:<-{1,4}|←|⬅) ?(?:correct|answer|correct answer|right)?)$/iu;
const WORDS_AT_END = / [-–—] ?(?:correct|correct answer|right answer)$/i;
// No `√` here: that may be a root.
const MARK_AT_START = /^[✓✔✅☑]\ufe0f?\s*/u;
const FENCES = ['**', '__'];
/** Longer than any mark: the search starts no further from the end. */
const MARK_LENGTH = 32;

/** Takes `(correct)`, `✓`, `<-- answer` or a star off the options that carry it, and bold off all. */
export function readOptionMarks(options: OptionPart[], takesSeveral: () => boolean): void {
  for (const option of options) {
    if (canEndMark(option.text)) readMarkAtEnd(option);
    if (option.text.charCodeAt(0) > 0x7e) readMarkAtStart(option);
    readBold(option);
    // `**text ✓**`: the mark may stand inside.
    if (option.mark === 'bold' && canEndMark(option.text)) readMarkAtEnd(option);
  }
  readStars(options, takesSeveral);
}

/** A quick look, since most options carry no mark: `)`, `✓`, `-` or the end of `correct` and `answer`. */
function canEndMark(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);

  return last > 0x7e || ')]}-.!tTrd'.includes(text.charAt(text.length - 1));
}

function readMarkAtEnd(option: OptionPart): void {
  option.text = option.text.replace(/\sMost Voted$/, '');
  const text = trimSignsEnd(option.text, '.!');
  const tail = text.slice(-MARK_LENGTH);
  const found = MARK_AT_END.exec(tail) ?? WORDS_AT_END.exec(tail);
  if (found === null) return;
  option.text = trimBlanksEnd(text.slice(0, text.length - tail.length + found.index));
  option.mark = 'sign';
}

function readMarkAtStart(option: OptionPart): void {
  const text = option.text.replace(MARK_AT_START, '');
  if (text === option.text || text === '') return;
  option.text = text;
  option.mark = 'sign';
}

function readBold(option: OptionPart): void {
  const { text } = option;
  const fence = FENCES.find((each) => text.startsWith(each));
  if (fence === undefined || text.length < 5 || !text.endsWith(fence)) return;
  const inside = text.slice(2, -2);
  if (inside.includes(fence)) return;
  option.text = trimBlanks(inside);
  option.mark ??= 'bold';
}

/** A star in front of an option or behind it marks it where no other option has one, or where several are asked for. */
function readStars(options: OptionPart[], takesSeveral: () => boolean): void {
  if (options.some(({ mark }) => mark === 'sign')) return;
  const starred = options.filter(({ mark, text }) => mark === 'star' || hasLoneStar(text));
  if (starred.length === 0 || starred.length === options.length) return;
  if (starred.length > 1 && !takesSeveral()) return;
  for (const option of starred) {
    if (hasLoneStar(option.text)) option.text = trimBlanks(option.text.replace('*', ''));
    option.mark = 'sign';
  }
}

function hasLoneStar(text: string): boolean {
  const at = text.indexOf('*');

  return text.length > 1 && (at === 0 || at === text.length - 1) && at === text.lastIndexOf('*');
}
