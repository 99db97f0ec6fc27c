/** What buttons, forms and adverts say between the lines of a question, copied along with it. */
const PHRASE =
  /^(?:(?:show|view|hide|reveal|check|see) (?:the |correct )?(?:answer|solution|explanation)s?|discuss(?:ion)?(?: in forum)?(?: \d{1,4})?|report (?:error|this question|a problem)|workspace|advertisement|sponsored(?: content)?|ad|continue reading(?: below)?|(?:next|previous) question|back to top|submit(?: answer)?|skip(?: question)?|⏱ ?\d{1,2}:\d{2}(?::\d{2})?|\p{Emoji_Presentation} ?\d{1,4}|clear (?:selection|form|my choice)|flag question|not yet answered|marked out of \d{1,3}(?:\.\d{1,2})?|mark only one oval\.?|select one(?: or more)?:?|choose one:?|(?:answer )?(?:options|choices):?|(?:term|definition) \d{0,3}|term|definition|\(?\d{1,3} (?:points?|pts?)\)?|time (?:left|remaining):? ?\d{0,2}:?\d{0,2}|never submit passwords through google forms\.?|this content is neither created nor endorsed by google\.?|(?:google )?forms|most voted|upvote \d{0,4})$/iu;
/** A message in a chat: `[10:05] Sam: that was easy`. */
const CHAT =
  /^\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?(?:\]| -) ?(?:[^:]{1,40}:|messages and calls are)/i;
/** The type of a question in the place of its text, with a subject before it or without. */
const TYPE =
  /^(?:[^?:.]{1,60}[-–—|] ?)?(?:multiple[- ]choice|multiple[- ]select|true ?(?:\/|or) ?false|short[- ]answer|fill[- ]in[- ]the[- ]blanks?|check ?box(?:es)?|open[- ]ended|poll|drop ?down)(?: question)?$/i;
const TIME = /^\d{1,3} ?(?:seconds?|secs?|s|minutes?|mins?|points?|pts?)$/i;
/** What a learner chose, beside what is right; what a helpful program says around its questions. */
const GIVEN =
  /^(?:click (?:here |on this )?(?:to|for) (?:see|show|reveal|view|the)\b|(?:your|student'?s?|selected|submitted) (?:answer|response|choice)\b|(?:would you like|do you want|want) me to\b|let me know\b|i hope (?:this|these)\b|hope this helps\b|feel free to\b|good luck\b|end of (?:the )?(?:quiz|test|exam|section|questions)\b|(?:please )?turn (?:over|the page)\b|go on to the next\b|stop\.? (?:this is )?the end\b|subscribe (?:to|now|for)\b|sharing is caring\b|follow us (?:on|at)\b|last updated\b|(?:«|<<|‹|←) ?prev|share (?:this|on)\b|join our\b|download (?:the|our|this) (?:app|pdf)\b|copyright ©|©|all rights reserved\b|this form was created\b|this content is neither\b).{0,110}$/i;
const LONGEST = 120;
const LONGEST_TYPE = 90;

/** Whether a line holds nothing but such words; a letter in a passage may well say `Let me know`. */
export function isInterfaceText(line: string, isInPassage = false): boolean {
  if (line.length > LONGEST) return CHAT.test(line.slice(0, LONGEST));
  if (!isInPassage && GIVEN.test(line.trim())) return true;
  const pieces = line.split(/\s{2,}|[|·•▼▾▶►▸\t]/).map((piece) => piece.trim());

  return pieces.some((piece) => piece !== '') && pieces.every((piece) => piece === '' || isPhrase(piece));
}

function isPhrase(piece: string): boolean {
  return PHRASE.test(piece) || CHAT.test(piece);
}

/** `Multiple Choice`, `Biology - True/False`: what a program prints above the text of a question. */
export function isTypeText(text: string): boolean {
  return text.length <= LONGEST_TYPE && TYPE.test(text);
}

/** `30 seconds`, `1 pt`, as programs print them below the type of a question. */
export function isTimeText(text: string): boolean {
  return TIME.test(text);
}
