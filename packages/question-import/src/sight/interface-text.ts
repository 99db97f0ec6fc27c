/** What buttons, forms and adverts say between the lines of a question, copied along with it. */
const PHRASE =
  /^(?:(?:show|view|hide|reveal|check|see) (?:the |correct )?(?:answer|solution|explanation)s?|discuss(?:ion)?(?: in forum)?(?: \d{1,4})?|report (?:error|this question|a problem)|workspace|advertisement|sponsored(?: content)?|ad|continue reading(?: below)?|(?:next|previous) question|back to top|submit(?: answer)?|clear (?:selection|form|my choice)|flag question|not yet answered|marked out of \d{1,3}(?:\.\d{1,2})?|mark only one oval\.?|select one(?: or more)?:?|choose one:?|(?:term|definition) \d{0,3}|term|definition|\(?\d{1,3} points?\)?|time (?:left|remaining):? ?\d{0,2}:?\d{0,2}|never submit passwords through google forms\.?|most voted|upvote \d{0,4})$/i;
const LONGEST = 120;

/** Whether a line holds nothing but such words. */
export function isInterfaceText(line: string): boolean {
  if (line.length > LONGEST) return false;
  const pieces = line.split(/\s{2,}|[|·•▼▾▶►▸\t]/).map((piece) => piece.trim());

  return pieces.some((piece) => piece !== '') && pieces.every((piece) => piece === '' || PHRASE.test(piece));
}
