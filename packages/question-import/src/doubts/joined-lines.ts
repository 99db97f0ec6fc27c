import { skipBlanks, trimBlanks } from '../blanks.ts';
import { BACKSLASH } from '../character-codes.ts';
import type { Problem } from '../imported-question.ts';
import type { LineUse } from '../line-account.ts';
import type { QuestionDraft, TextPart } from '../question-draft.ts';
import { sightLine } from '../sight/sight-line.ts';
import { quoteLine } from './quote-line.ts';

/** A line shorter than this was not wrapped: what stands below it is no part of its sentence. */
const SHORTEST_WRAPPED = 40;
/** What most questions of a file have is how it is written; what few have is odd. */
const MAX_ODD_SHARE = 0.3;

/** With fewer questions, nothing is usual. */
const MIN_QUESTIONS = 4;
/** An explanation without a label shows sooner. */
const MIN_EXPLAINED = 2;
/** `c> text`, `B] text`: a label with a slip of the hand. */
const LABEL_LIKE = /^\*?\(?[A-Ja-j][)>\]] ?\S/;
const WORD_START = /^[A-Z][A-Za-z]/;

type PartName = 'question' | 'option' | 'answer' | 'explanation' | 'other';

/** Follows the lines without a label that were read as part of what stands above them, whatever the layout. */
export class JoinedLines {
  readonly #lines: readonly string[];
  readonly #account: readonly (LineUse | undefined)[];
  readonly #problems: Problem[] = [];
  /** Lines that are odd only where most questions have none of their kind. */
  readonly #bareExplanations: number[] = [];
  readonly #laterExplanationLines: number[] = [];
  readonly #secondStemLines: number[] = [];
  #questions = 0;

  constructor(lines: readonly string[], account: readonly (LineUse | undefined)[]) {
    this.#lines = lines;
    this.#account = account;
  }

  /** Takes a question that was read without an error. */
  follow(draft: QuestionDraft): void {
    this.#questions += 1;
    const { lineNumber, endLineNumber, options } = draft;
    if (endLineNumber - lineNumber < 1 + options.length && draft.explanation === undefined) return;
    // Each line its own part: the usual case, told without a look at the lines.
    const isPlain = options.length === 0 || endLineNumber - lineNumber < countParts(draft);
    if (isPlain && hasLabel(this.#lines, draft.explanation)) return;
    const parts = partsOf(draft);
    const inside = [...parts.keys()].filter((number) => number >= lineNumber && number <= endLineNumber);
    if (options.length === 0 || endLineNumber - lineNumber < inside.length) {
      if (draft.explanation !== undefined) this.#followExplanation(draft.explanation.lineNumber);
      return;
    }
    let part: PartName = 'question';
    let before = trimBlanks(this.#lines[lineNumber - 1] ?? '');
    for (let number = lineNumber + 1; number <= endLineNumber; number += 1) {
      const line = trimBlanks(this.#lines[number - 1] ?? '');
      if (line === '' || this.#account[number - 1] !== 'question') continue;
      const own = parts.get(number);
      if (own === undefined) this.#judge({ part, before, line, number, draft });
      else if (line === before && line.length > 3) this.#add(number, 'stands twice');
      if (own === 'explanation') this.#followExplanation(number);
      part = own ?? part;
      before = line;
    }
  }

  finish(): Problem[] {
    this.#addOdd(this.#bareExplanations, 'has no label and is read as an explanation', MIN_EXPLAINED);
    this.#addOdd(this.#laterExplanationLines, 'is read as part of the explanation');
    this.#addOdd(this.#secondStemLines, 'is read as part of the question');

    return this.#problems;
  }

  #addOdd(numbers: readonly number[], what: string, atLeast = MIN_QUESTIONS): void {
    const isRule = numbers.length > Math.max(1, this.#questions * MAX_ODD_SHARE);
    if (isRule || this.#questions < atLeast) return;
    for (const number of numbers) this.#add(number, what);
  }

  #followExplanation(number: number): void {
    const sight = sightLine(this.#lines[number - 1] ?? '');
    if (sight.kind === 'text' || sight.kind === 'heading') this.#bareExplanations.push(number);
  }

  #judge({
    part,
    before,
    line,
    number,
    draft,
  }: {
    part: PartName;
    before: string;
    line: string;
    number: number;
    draft: QuestionDraft;
  }): void {
    const sight = sightLine(line);
    const isLabelled = line.charCodeAt(0) === BACKSLASH || sight.field !== undefined;
    if (isLabelled || part === 'other') return;
    const isBelowWhole = before.length < SHORTEST_WRAPPED && before.includes(' ');
    const isLabelLike = LABEL_LIKE.test(line);
    if (line === before && line.length > 3) this.#add(number, 'stands twice');
    else if (part === 'option' || part === 'answer') {
      if (isBelowWhole && (isLabelLike || !/^[a-z(]/.test(line)))
        this.#add(number, `is read as part of the ${part} above it`);
    } else if (part === 'explanation') {
      // A list of reasons starts again at A; the option that would come next has lost its place.
      if (sight.kind === 'option' && sight.value === draft.options.length)
        this.#add(number, 'looks like an option and is read as part of the explanation');
      if (isBelowWhole && WORD_START.test(line)) this.#laterExplanationLines.push(number);
    } else if (draft.hasInlineOptions) return;
    else if ((before.endsWith('?') && (WORD_START.test(line) || isOptionLike(line))) || isLabelLike)
      this.#add(number, 'is read as part of the question');
    else if (draft.number === undefined && number === draft.lineNumber + 1)
      this.#secondStemLines.push(number);
  }

  #add(lineNumber: number, what: string): void {
    const message = `This line ${what}: ${quoteLine(this.#lines[lineNumber - 1] ?? '')}. If it belongs to another part, give it the label of that part; if to none, take it out.`;
    this.#problems.push({ lineNumber, message });
  }
}

/** `D. text` without the full stop of a sentence, as `C. difficile forms spores.` has one. */
function isOptionLike(line: string): boolean {
  return sightLine(line).kind === 'option' && !/[.?!]$/.test(line);
}

/** So many parts of a question start on lines of their own, at the least: where two may share a line, it is 0. */
function countParts(draft: QuestionDraft): number {
  const { lineNumber, endLineNumber, options } = draft;
  let count = 1;
  let last = lineNumber;
  for (const option of options) {
    if (option.lineNumber <= last) return 0;
    last = option.lineNumber;
    count += 1;
  }
  for (const part of [draft.answer, draft.explanation]) {
    if (part === undefined || part.lineNumber > endLineNumber) continue;
    if (part.lineNumber <= last) return 0;
    last = part.lineNumber;
    count += 1;
  }
  for (const part of [draft.topic, draft.difficulty, draft.hint]) {
    if (part === undefined || part.lineNumber <= last) continue;
    last = part.lineNumber;
    count += 1;
  }

  return count;
}

/** There is no explanation, or one behind the usual label; others are looked at more closely. */
function hasLabel(lines: readonly string[], explanation: TextPart | undefined): boolean {
  if (explanation === undefined) return true;
  const line = lines[explanation.lineNumber - 1] ?? '';
  const start = skipBlanks(line, 0);

  return line.startsWith('Explanation:', start);
}

/** The lines on which the parts of a question start. */
function partsOf(draft: QuestionDraft): Map<number, PartName> {
  const parts = new Map<number, PartName>([[draft.lineNumber, 'question']]);
  for (const { lineNumber } of draft.options) parts.set(lineNumber, 'option');
  const { topic, difficulty, hint, image, imageDescription, remember, reference, rationales } = draft;
  const others = [topic, difficulty, hint, image, imageDescription, remember, reference, ...rationales];
  for (const part of others) if (part !== undefined) parts.set(part.lineNumber, 'other');
  if (draft.answer !== undefined) parts.set(draft.answer.lineNumber, 'answer');
  if (draft.explanation !== undefined) parts.set(draft.explanation.lineNumber, 'explanation');

  return parts;
}
