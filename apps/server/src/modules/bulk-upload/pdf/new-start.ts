/** Something new begins here, however full the line before was; a number is told apart by the numbers around it. */
const NEW_START =
  /^(?:\(?[A-JW-Z][.)\]]\s|Q(?:uestion)?\s*(?:\d+\s*)?[:.)]|Question\s+\d|[•·*-]\s|(?:Answers?|Ans|Correct answer|Key|Explanation|Rationale|Topic|Difficulty|Hint|Passage|Source|Reference)\s*[:=])/i;
const NUMBER_START = /^\(?(?<number>\d{1,4})[.)]\s/;

/** Whether a line begins a question, an option, or a part of a question. */
export function isNewStart(text: string): boolean {
  return NEW_START.test(text) || NUMBER_START.test(text);
}

/**
 * The same for a line that may be the second part of a wrapped one: `16. Then add them` begins a question only where a
 * line with the number before or after it is there as well.
 */
export function isNewStartAmong(text: string, numbers: ReadonlySet<number>): boolean {
  const number = lineNumberOf(text);

  return (
    NEW_START.test(text) || (number !== undefined && (numbers.has(number - 1) || numbers.has(number + 1)))
  );
}

/** The number that a line starts with, as a question does: 12 for `12. Which …`. */
export function lineNumberOf(text: string): number | undefined {
  const number = NUMBER_START.exec(text)?.groups?.['number'];

  return number === undefined ? undefined : Number(number);
}
