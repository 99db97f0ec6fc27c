import { trimBlanks, trimBlanksEnd } from '../blanks.ts';
import { findSigns, type TextSign } from '../doubts/text-signs.ts';
import { rewriteLines, type RewrittenText } from './rewritten-text.ts';

/** A line that starts a question by its number. */
const NUMBER = /^[ \t*_]{0,12}(?:(?:question|ques|q)[ .:#]{0,2})?\(?\d{1,4}(?:[.):]| ?[-–—] )/i;
const ANSWER = /[ \t([*_](?:(?:the )?correct answers?(?: is)?|answers?|ans)(?:[:=.]| ?(?:is|>>|->|[-–—])) ?/i;
/** `Answer: A2. Which …`: the line break behind an answer was lost. */
const STUCK_NUMBER = /^([ \t]{0,12}(?:correct )?(?:answer|ans)[.:]? {0,3}[A-J])(\d{1,4}[.)] ?[A-Z].*)$/i;
const ANSWER_IN_FRONT = /^[ \t]{0,12}_{1,9} ?([A-J]) ?_{1,9}[ \t]{0,4}(\d{1,4}[.)] ?)/;
/** A second option behind the first, or an answer beside the number. */
const HINT = /[^\s(*](?:[^\S\n]|\()[(*]?[Bb][).\]]|^[ \t\u00a0]{0,40}_|[A-Ja-j]\d{1,4}[.)]/m;
const STAR = /(?<=[ \t])\*(?=\(?[A-Ja-j][.)][ \t])/g;
const MIN_RUN = 2;
const MIN_TIGHT_RUN = 3;

/** Whether any line of a text may hold more than one part of a question. */
export function mayShareLines(text: string): boolean {
  return HINT.test(text);
}

/** Questions that stand on one line with their options or their answer get a line for each part. */
export function splitQuestions(text: RewrittenText): RewrittenText {
  return rewriteLines(text, (line) => {
    if (!HINT.test(line)) return undefined;
    const stuck = STUCK_NUMBER.exec(line);
    if (stuck !== null) return [stuck[1] ?? '', ...(splitQuestion(stuck[2] ?? '') ?? [stuck[2] ?? ''])];

    const turned = withAnswerBehindNumber(line);

    return splitQuestion(turned) ?? (turned === line ? undefined : [turned]);
  });
}

/** `__B__ 1. Which …`: the answer on the line in front of the number. */
function withAnswerBehindNumber(line: string): string {
  return line.replace(ANSWER_IN_FRONT, '$2[$1] ');
}

function splitQuestion(given: string): string[] | undefined {
  // A star in front of a label marks its option: it keeps its place as a blank while the labels are looked for.
  const line = given.replaceAll(STAR, ' ');
  const run = optionRun(line);
  const [first] = run;
  if (first === undefined) return undefined;
  const answerAt = placeOfAnswer(line, run);
  // Without an answer the line may hold nothing but options, or choices within a sentence.
  const stars = run.filter(({ at }) => given.charAt(at - 1) === '*');
  const isSure = answerAt !== -1 || first.style === 'A.x' || stars.length === 1;
  if (!isSure || (!NUMBER.test(line) && (answerAt === -1 || first.at === 0))) return undefined;
  const ends = [...run.slice(1).map(({ at }) => at), answerAt === -1 ? line.length : answerAt];
  const starts = run.map(({ at }) => at);
  const parts = [
    trimBlanksEnd(line.slice(0, first.at)),
    ...starts.map((start, index) => {
      const option = withGap(trimBlanks(line.slice(start, ends[index])), first.style);

      return given.charAt(start - 1) === '*' ? `*${option}` : option;
    }),
  ];
  if (answerAt !== -1) parts.push(trimBlanks(line.slice(answerAt)));

  return parts.filter((part) => part !== '');
}

/** The labels of one style from A on, each behind the one before. */
function optionRun(line: string): TextSign[] {
  const runs = new Map<string, TextSign[]>();
  for (const sign of findSigns(line)) {
    if (sign.kind !== 'letter') continue;
    const at = sign.style.length > 1 ? sign.at - 1 : sign.at;
    const style = `${sign.style}${line.charAt(sign.at) >= 'a' ? 'a' : 'A'}`;
    const run = runs.get(style) ?? [];
    if (sign.value === run.length) runs.set(style, [...run, { ...sign, at }]);
  }

  return [...runs.values()].find((run) => run.length >= MIN_RUN) ?? tightRun(line);
}

/** `A.Vitamin A B.Vitamin C C.Vitamin D`: three labels without a gap behind them are no initials. */
function tightRun(line: string): TextSign[] {
  const run: TextSign[] = [];
  for (const { 0: label, index } of line.matchAll(/(?<=\s)[A-J]\.(?=[A-Z0-9])/g)) {
    if (label.charCodeAt(0) - 0x41 !== run.length) continue;
    run.push({ kind: 'letter', at: index, value: run.length, style: 'A.x' });
  }

  return run.length >= MIN_TIGHT_RUN ? run : [];
}

function placeOfAnswer(line: string, run: readonly TextSign[]): number {
  const last = run.at(-1)?.at ?? 0;
  const found = ANSWER.exec(line.slice(last));

  return found === null ? -1 : last + found.index;
}

function withGap(option: string, style: string): string {
  return style === 'A.x' ? `${option.slice(0, 2)} ${option.slice(2)}` : option;
}
