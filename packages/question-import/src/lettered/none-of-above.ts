import { trimBlanks } from '../blanks.ts';

const NONE_OF_ABOVE =
  /^(?:all|none|both|neither|any) of (?:the above|the other|the following|these|them|those|the preceding)\b/i;
const LONGEST = 40;

/** A line like `None of the above` is an option of its own, even where its label is missing. */
export function isNoneOfAbove(line: string): boolean {
  const text = trimBlanks(line);

  return text.length <= LONGEST && NONE_OF_ABOVE.test(text);
}
