import { trimBlanks } from '../blanks.ts';

/** A line that says which questions the text below it belongs to; `last` is the number of the last of them, where it says so. */
export type PassageHeading = { title: string; last: number | undefined };

const LONGEST = 160;
const ABOUT =
  /^(?:questions?|items?|problems?)(?: numbers?)? \d{1,3}(?:(?: ?[-–—&,] ?| (?:to|and|through) )\d{1,3})* (?:refers?|(?:is|are) based|(?:is|are) about|relates?|uses?|concerns?)\b/i;
const USE =
  /^(?:use|read|refer to|study|look at|consider|examine)\b.*\b(?:questions?|items?|problems?) \d{1,3}/i;
const READ =
  /^(?:use|read|refer to|study) the (?:following |given )?(?:passage|poem|text|table|story|article|chart|graph|excerpt|paragraph|case(?: study)?|scenario|information|letter)\b.{0,60}[.:]$/i;
const TITLE =
  /^(?:reading )?(?:passage|case(?: study)?|scenario|text|excerpt|story) (?:[A-H]|\d{1,2}|[ivx]{1,4})(?: ?[:.–—-].{0,80})?$/i;
/** `Case for items 1 to 3`. */
const FOR =
  /^(?:passage|case(?: study)?|scenario|situation|text|excerpt|story|graph|table|chart|map|poem|article|data|figure|exhibit|information) (?:for|to|with|goes with|applies to) (?:questions?|items?|problems?) \d{1,3}\b.{0,40}$/i;
const RANGE = /(\d{1,3})(?! ?(?:%|minutes|points))/g;

/** `Questions 3–5 refer to the following table.`, `Read the poem and answer questions 1–2.`, `PASSAGE A`. */
export function readPassageHeading(line: string): PassageHeading | undefined {
  if (line.length > LONGEST) return undefined;
  const text = trimBlanks(line).replaceAll(/[*_#]/g, '').trim().replaceAll(/\s+/g, ' ');
  if (TITLE.test(text)) return { title: text, last: undefined };
  if (![ABOUT, USE, READ, FOR].some((heading) => heading.test(text))) return undefined;
  const numbers = [...text.matchAll(RANGE)].map(([, number]) => Number(number));

  return { title: '', last: numbers.at(-1) };
}
