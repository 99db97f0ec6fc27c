import { letterOf } from '@second-bell/question-text';

import { looksLikeLetter } from './answer-key.ts';
import type { Layout } from './detect-layout.ts';
import type { ParserInfo } from './imported-question.ts';
import type { Dialect } from './lettered/dialect.ts';
import type { AnswerPlace, QuestionDraft } from './question-draft.ts';

/** What was counted while a text was read. */
export type FormatEvidence = {
  drafts: number;
  strayLines: number;
  /** Questions that were read and may have been misread. */
  doubts: number;
  hasUnreadLines: boolean;
  mostOptions: number;
  inlineOptions: number;
  answersByLetter: number;
  answersInWords: number;
  places: Set<AnswerPlace>;
};

type Format = ParserInfo['detectedFormat'];

const MOST_WITH_DOUBTS = 0.95;
const MOST_WITH_UNREAD_LINES = 0.99;
const NOT_FOUND = 'Not found';

const FOREIGN: Partial<Record<Layout, Format>> = {
  gift: {
    questionPattern: 'GIFT, as Moodle writes it: a paragraph with braces for each question',
    optionPattern: '"=" in front of the right option and "~" in front of the others',
    answerPattern: 'The option or answer with "="',
  },
  blackboard: {
    questionPattern: 'Blackboard: one question to a line, its parts between tabs',
    optionPattern: 'Each option between tabs',
    answerPattern: '"correct" behind the right option',
  },
  text2qti: {
    questionPattern: 'text2qti: numbers like "1."',
    optionPattern: 'Lines that start with "a)" or "[ ]"',
    answerPattern: 'A star on the right option',
  },
  trivia: {
    questionPattern: 'Lines that start with "#Q"',
    optionPattern: 'Lines that start with "A" to "D"',
    answerPattern: 'Lines that start with "^" and the right option\'s text',
  },
};

const PLACES: [AnswerPlace, string][] = [
  ['code', 'the letter behind the code of each question'],
  ['mark', 'a mark on the right option'],
  ['key', 'an answer key below the questions'],
  ['line', "the answer at the end of the question's line"],
];

export function startEvidence(): FormatEvidence {
  return {
    drafts: 0,
    strayLines: 0,
    doubts: 0,
    hasUnreadLines: false,
    mostOptions: 0,
    inlineOptions: 0,
    answersByLetter: 0,
    answersInWords: 0,
    places: new Set(),
  };
}

export function addEvidence(evidence: FormatEvidence, draft: QuestionDraft): void {
  const { options, answer, answerBy, hasInlineOptions } = draft;
  evidence.drafts += 1;
  if (hasInlineOptions) evidence.inlineOptions += 1;
  evidence.mostOptions = Math.max(evidence.mostOptions, options.length);
  if (answer === undefined) return;
  if (answerBy !== undefined) evidence.places.add(answerBy);
  if (answerBy !== undefined && answerBy !== 'field') return;
  if (looksLikeLetter(answer.text)) evidence.answersByLetter += 1;
  else evidence.answersInWords += 1;
}

/** Tells how the text was read. */
export function describeFormat(
  evidence: FormatEvidence,
  readQuestions: number,
  layout: Layout,
  dialect: Dialect | undefined,
): ParserInfo {
  const { drafts } = evidence;

  return {
    confidence: confidenceOf(evidence, readQuestions),
    detectedFormat:
      drafts === 0
        ? { questionPattern: NOT_FOUND, optionPattern: NOT_FOUND, answerPattern: NOT_FOUND }
        : (FOREIGN[layout] ?? {
            questionPattern: describeQuestions(dialect),
            optionPattern: describeOptions(evidence, dialect),
            answerPattern: describeAnswers(evidence),
          }),
  };
}

/** The share of questions, and of lines outside them, that made sense; what leaves a doubt is never shown as nearly sure. */
function confidenceOf({ drafts, strayLines, doubts, hasUnreadLines }: FormatEvidence, readQuestions: number) {
  if (drafts === 0) return 0;
  const share = readQuestions / (drafts + strayLines);
  if (doubts > 0) return Math.min(MOST_WITH_DOUBTS, share * Math.max(0.5, 1 - doubts / drafts));

  return hasUnreadLines ? Math.min(MOST_WITH_UNREAD_LINES, share) : share;
}

function describeQuestions(dialect: Dialect | undefined): string {
  if (dialect === undefined) return 'Lines that start with "Q:"';
  if (dialect.isByParagraph) return 'A paragraph for each question, without a number';

  return `Lines that start with ${quoted(dialect.questionStyles)}`;
}

function describeOptions(
  { drafts, mostOptions, inlineOptions }: FormatEvidence,
  dialect: Dialect | undefined,
): string {
  if (mostOptions === 0) return NOT_FOUND;
  if (inlineOptions > 0.5 * drafts) return 'Letters within a line';
  const [style = 'A)'] = dialect?.optionStyles ?? [];
  if (dialect?.numberedOptions !== undefined) return `Lines that start with "${dialect.numberedOptions}"`;
  if (dialect?.hasBulletOptions === true) return 'Lines that start with a bullet';
  if (dialect !== undefined && dialect.optionStyles.size === 0) {
    return dialect.hasBareOptions ? 'Lines without a letter, below the question' : 'Boxes to tick';
  }
  if (mostOptions === 1) return 'Lines that start with "A)"';
  const labels = [dialect?.firstLetter ?? 0, (dialect?.firstLetter ?? 0) + mostOptions - 1].map((index) =>
    style
      .replace(/a/i, (letter) => (letter === 'a' ? letterOf(index).toLowerCase() : letterOf(index)))
      .replace('x', ''),
  );

  return `Lines that start with ${labels.map((label) => `"${label.trim()}"`).join(' to ')}`;
}

function describeAnswers({ answersByLetter, answersInWords, places }: FormatEvidence): string {
  const found: string[] = [];
  if (answersByLetter > 0 && answersInWords > 0)
    found.push('lines that start with "Answer:" and a letter, or the answer in words');
  else if (answersByLetter > 0) found.push('lines that start with "Answer:" and a letter');
  else if (answersInWords > 0) found.push('lines that start with "Answer:" and the answer in words');
  for (const [place, words] of PLACES) if (places.has(place)) found.push(words);
  const text = found.join('; ');

  return text === '' ? NOT_FOUND : text.charAt(0).toUpperCase() + text.slice(1);
}

function quoted(styles: ReadonlySet<string>): string {
  return [...styles].map((style) => `"${style}"`).join(' or ');
}
