import { skipBlanks, trimSignsEnd } from '../blanks.ts';
import { CASE_BIT, codeAt } from '../character-codes.ts';
import { type LineSight, makeSight } from './line-sight.ts';

/** The first letters of every heading below: most lines are ruled out by their own. */
const INITIALS = new Set([...'abcdeklmpqstuv'].map((letter) => letter.charCodeAt(0)));
const KEY_HEADING =
  /^(?:the )?(?:(?:answers?|answers? keys?|solutions?|correct answers?|keys?|answer sheet|answers and (?:explanations|rationales))(?: (?:key|sheet))?|key to (?:the )?(?:answers|questions))(?: ?[-–—:(].*| (?:for|to) .*)?$/i;
const NUMBERED_PART =
  /^(?:section|part|chapter|unit|module|lesson|quiz|test|exam|practice test|practice exam|set) (?:\d{1,3}|[ivxlc]{1,6}|[a-z])\b(?:$| ?[-–—:.(])/i;
const NAMED_PART =
  /^(?:multiple[- ]choice|true[ /-](?:or )?false|t\/f|short[- ]answers?|fill[- ]in(?:[- ]the[- ]blanks?)?|matching|essay|toss-?up|bonus|completion|questions?|quiz|test|exam|vocabulary|modified true\/false)(?: (?:questions?|items?|section))?$/i;
const PAGE = /^(?:p ?a ?g ?e|pg\.?) ?[:|]? ?\d{1,4}(?: ?(?:of|\/) ?\d{1,4})?$/i;

export function isKeyHeadingText(line: string, at: number): boolean {
  const initial = codeAt(line, at) | CASE_BIT;

  return 'ascktk'.includes(String.fromCharCode(initial)) && KEY_HEADING.test(plainText(line, at));
}

/** `Section 2`, `Part A: Cells`, `MULTIPLE CHOICE`, `Page 3 of 9`; undefined for other text. */
export function isHeadingText(line: string, at: number): LineSight | undefined {
  if (!INITIALS.has(codeAt(line, at) | CASE_BIT)) return undefined;
  const text = plainText(line, at);
  if (PAGE.test(text)) return makeSight('page', line.length);

  return NUMBERED_PART.test(text) || NAMED_PART.test(text) ? makeSight('heading', at) : undefined;
}

function plainText(line: string, at: number): string {
  return trimSignsEnd(line.slice(skipBlanks(line, at)), '*_#:').replaceAll(/\s+/g, ' ');
}
