import { skipBlanks, trimSignsEnd } from '../blanks.ts';
import { CASE_BIT, codeAt } from '../character-codes.ts';
import { type LineSight, makeSight } from './line-sight.ts';

/** The first letters of every heading below: most lines are ruled out by their own. */
const INITIALS = new Set([...'abcdeiklmnopqrstuvw'].map((letter) => letter.charCodeAt(0)));
const KEY_HEADING =
  /^(?:the )?(?:(?:answers?|answers? keys?|solutions?|correct answers?|keys?|answer sheet|answers and (?:explanations|rationales))(?: (?:key|sheet|section))?|(?:teacher'?’?s|instructor'?’?s) key|key to (?:the )?(?:answers|questions)|(?:questions?|items?|no\.?|#) (?:\| ?)?(?:correct(?: answer)?|answers?|key))(?: ?[-–—:(].*| (?:for|to) .*| \d{1,4} ?[-–—] ?\d{1,4} ?:.*)?$/i;
const NUMBERED_PART =
  /^(?:section|part|chapter|unit|module|lesson|quiz|test|exam|practice test|practice exam|set|week|day|lecture|topic|round|objective|lab|domain|session|exercise set) (?:\d{1,3}|[ivxlc]{1,6}|[a-z]|one|two|three|four|five|six|seven|eight|nine|ten)\b(?:$| ?[-–—:.(])/i;
const NAMED_PART =
  /^(?:multiple[- ]choice|true[ /-](?:or )?false|t\/f|short[- ]answers?|fill[- ]in(?:[- ]the[- ]blanks?)?|matching|essay|toss-?up|bonus|completion|questions?|quiz|test|exam|vocabulary|modified true\/false)(?: (?:questions?|items?|section))?$/i;
const PAGE = /^(?:p ?a ?g ?e|pg\.?) ?[:|]? ?\d{1,4}(?: ?(?:of|\/) ?\d{1,4})?$/i;

export function isKeyHeadingText(line: string, at: number): boolean {
  const initial = codeAt(line, at) | CASE_BIT;

  return 'ascktiqn'.includes(String.fromCharCode(initial)) && KEY_HEADING.test(plainText(line, at));
}

/** `Section 2`, `Part A: Cells`, `MULTIPLE CHOICE`, `Page 3 of 9`; undefined for other text. */
export function isHeadingText(line: string, at: number): LineSight | undefined {
  if (!INITIALS.has(codeAt(line, at) | CASE_BIT)) return undefined;
  const text = plainText(line, at);
  if (PAGE.test(text)) return makeSight('page', line.length);

  return NUMBERED_PART.test(text) || NAMED_PART.test(text) ? makeSight('heading', at) : undefined;
}

/** Where the entries begin that stand on the line of the heading itself: `Key for Part A: 1 B, 2 C`. */
export function keyContentStart(line: string, at: number): number {
  const colonAt = line.indexOf(':', at);

  return colonAt === -1 ? line.length : colonAt + 1;
}

function plainText(line: string, at: number): string {
  return trimSignsEnd(line.slice(skipBlanks(line, at)), '*_#:').replaceAll(/\s+/g, ' ');
}
