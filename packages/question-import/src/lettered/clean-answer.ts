import { indexOfLetter, letterOf } from '@second-bell/question-text';

import { trimBlanks } from '../blanks.ts';
import { namesManyLetters } from '../answer-key.ts';
import { readDifficultyWord } from './difficulty-words.ts';
import type { QuestionDraft, TextPart } from '../question-draft.ts';
import { romanPlace } from '../sight/settle-labels.ts';
import type { Dialect } from './dialect.ts';

const EXAM_VIEW_FIELD = /\s(PTS|DIF|REF|OBJ|NAT|STA|TOP|KEY|LOC|MSC|NOT|BLM):/;
const WORDS_BEFORE_LETTER =
  /^(?:option|choice|letter|answer|is)\s+(?=[([]?(?:[A-Za-z]|\d{1,2})[)\].]?(?:\s|$))/i;
const BRACKETED = /^[([{]\s*([A-Za-z])\s*[)\]}]\s*/;
const LETTER_AND_MORE = /^([A-Za-z])\s{0,3}[).:,;–—-]{1,3}\s{0,3}(\S.*)$/s;
const NUMBER_LABEL = /^[([]?(\d{1,2})(?=$|[).:,\]\s])[)\],]?/;
const ROMAN_LABEL = /^[([]?([ivx]{1,4})(?=$|[).:\]\s])[)\]]?/i;

/** `1, 3`, `1 & 3`, `2 and 4`: several options by their numbers. */
const NUMBERS = /^\(?\d{1,2}\)?(?:(?:\s{0,3}[,;&>/→-]\s{0,3}(?:and )?|\s{1,3}(?:and )?)\(?\d{1,2}\)?){1,9}$/;

const QUOTES = '"“”„‘’\'«»';
const EMPHASIS = '*_';
/** Nothing longer names a letter. */
const LONGEST_ANSWER = 400;

/** Brings an answer into the form `B` or `B) text`, as the shared reading of keys expects it. */
export function cleanAnswer(
  draft: QuestionDraft,
  { firstLetter, numberedOptions, optionStyles, hasBulletOptions }: Dialect,
): void {
  const { answer } = draft;
  const hasNumbers = numberedOptions !== undefined || optionStyles.has('Option 1:');
  // Without options a number is what has to be typed in.
  const isNumbered = hasNumbers && draft.options.length > 0;
  const isRoman = optionStyles.has('i)');
  if (answer === undefined) return;
  // Most answers are a plain letter already.
  if (firstLetter === 0 && !isRoman && /^[A-J]$/.test(answer.text)) return;

  takeExamViewFields(draft, answer);
  if (answer.text.length > LONGEST_ANSWER) return;
  let text = withoutQuotes(trimEmphasis(answer.text), draft).replace(WORDS_BEFORE_LETTER, '');
  text = text.replace(BRACKETED, (_all, letter: string) => `${letter}) `).trimEnd();
  text = text.replace(/^([A-Za-z])[)\]]?\s+(?:is|is correct|\(correct\))\.?$/i, '$1');
  const isText = /,\d/.test(text) && draft.options.some((option) => option.text === text);
  if (isText) text = letterOf(draft.options.findIndex((option) => option.text === text));
  else if (isNumbered && NUMBERS.test(text)) text = lettersOf(text);
  else if (isNumbered)
    text = text.replace(NUMBER_LABEL, (_all, digits: string) => letterOf(Number(digits) - 1));
  if (isRoman)
    text = text.replace(ROMAN_LABEL, (_all, word: string) => letterOf(Math.max(0, romanPlace(word))));
  if (firstLetter > 0) {
    text = text.replace(/^[W-Zw-z](?![A-Za-z0-9])/, (letter) =>
      letterOf(letter.toUpperCase().charCodeAt(0) - 0x41 - firstLetter),
    );
  }
  answer.text = hasBulletOptions ? placeOfNumber(draft, text) : text;
  splitExplanation(draft, answer);
}

function lettersOf(numbers: string): string {
  return (numbers.match(/\d+/g) ?? []).map((number) => letterOf(Number(number) - 1)).join(', ');
}

/** `ANSWER: 2` below options without labels is the second one, unless another option says just that. */
function placeOfNumber({ options }: QuestionDraft, answer: string): string {
  const place = /^\d{1,2}$/.test(answer) ? Number(answer) - 1 : -1;
  const same = options.findIndex(({ text }) => text === answer);

  return place in options && (same === -1 || same === place) ? `${letterOf(place)})` : answer;
}

/** Quotes around an answer are dress, unless an option wears them too; a full-width letter is a letter. */
function withoutQuotes(text: string, { options }: QuestionDraft): string {
  if (text.length < 3) return text.normalize('NFKC');
  const isQuoted = QUOTES.includes(text.charAt(0)) && QUOTES.includes(text.charAt(text.length - 1));
  if (!isQuoted || options.some((option) => QUOTES.includes(option.text.charAt(0)))) return text;

  return trimBlanks(text.slice(1, -1));
}

function trimEmphasis(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && EMPHASIS.includes(text.charAt(start))) start += 1;
  while (end > start && EMPHASIS.includes(text.charAt(end - 1))) end -= 1;

  return trimBlanks(text.slice(start, end));
}

/** `ANS: C PTS: 1 TOP: Cells` is a key, points that are not kept, and a topic. */
function takeExamViewFields(draft: QuestionDraft, answer: TextPart): void {
  if (!EXAM_VIEW_FIELD.test(answer.text)) return;
  const [key = '', ...rest] = answer.text.split(EXAM_VIEW_FIELD);
  answer.text = trimBlanks(key);
  for (let index = 0; index + 1 < rest.length; index += 2) {
    const part = { lineNumber: answer.lineNumber, text: trimBlanks(rest[index + 1] ?? '') };
    if (part.text === '') continue;
    if (rest[index] === 'TOP') draft.topic ??= part;
    const difficulty = rest[index] === 'DIF' ? readDifficultyWord(part.text) : undefined;
    if (difficulty !== undefined) draft.difficulty ??= { ...part, text: difficulty };
    if (rest[index] === 'REF') addReference(draft, part);
  }
}

/** Where a learner can read more: it has no place of its own, so it ends the explanation. */
export function addReference(draft: QuestionDraft, reference: TextPart): void {
  const sentence = `Reference: ${reference.text}`;
  if (draft.explanation === undefined)
    draft.explanation = { lineNumber: reference.lineNumber, text: sentence };
  else
    draft.explanation.text =
      draft.explanation.text === '' ? sentence : `${draft.explanation.text}\n\n${sentence}`;
}

/** `B. Because …`: the letter is the key, and words that are no option explain it. */
function splitExplanation(draft: QuestionDraft, answer: TextPart): void {
  const [, letter, rest = ''] = LETTER_AND_MORE.exec(answer.text) ?? [];
  if (letter === undefined || draft.options.length < 2 || namesManyLetters(answer.text)) return;
  const labelled = draft.options[indexOfLetter(letter)];
  if (labelled !== undefined && isLooselySame(labelled.text, rest)) {
    answer.text = `${letter})`;
    return;
  }
  if (!rest.includes(' ') || draft.options.some((option) => isLooselySame(option.text, rest))) return;

  answer.text = `${letter})`;
  if (draft.explanation === undefined) draft.explanation = { lineNumber: answer.lineNumber, text: rest };
  else draft.explanation.text = `${rest}\n\n${draft.explanation.text}`;
  draft.warnings.push({
    lineNumber: answer.lineNumber,
    message: `The words behind the letter ${letter.toUpperCase()} are none of the options, so they are read as the explanation. Check that the letter is right.`,
  });
}

/** Capitals and punctuation decide nothing where a letter says which option is meant. */
function isLooselySame(a: string, b: string): boolean {
  return squash(a) === squash(b);
}

function squash(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
