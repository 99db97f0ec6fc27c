import { skipBlanks, trimBlanks, trimmedFrom } from '../blanks.ts';
import type { LineSight } from '../sight/line-sight.ts';
import { type KeyPair, readKeyPairs, readNumberPairs } from './key-pairs.ts';

/** An entry of an answer key and where it stands; without a number, the entry's place in the key tells its question. */
export type KeyEntry = {
  number: number | undefined;
  answer: string;
  lineNumber: number;
  explanation?: string;
};

/** The entries of one part of a key: their numbers rise. */
export type KeyRun = { lineNumber: number; entries: KeyEntry[] };

/** `1–3:` in front of letters. */
const RANGE = /^(\d{1,4}) ?[-–—] ?\d{1,4} ?[:.)]? /;

/** `II. 3. c  4. a`, `Part B: 1. A`: the name of a part in front of its entries. */
const PART =
  /^(?:[IVX]{1,4}[.):]|(?:part|section|unit|chapter|test|quiz|passage) (?:\d{1,2}|[A-H]|[ivx]{1,4}|one|two|three|four|five|six)[.):]?)\s{1,4}(?=\d{1,3}\s?(?:[-.):=]\s?[A-Ja-j]\b|[-–]\s?\d{1,3}\s?:))/i;

/** `The correct answer is B.`, `Answer: B`, in front of an entry's letter. */
const ANSWER_WORDS =
  /^[*_]{0,3}(?:the )?(?:correct |right |best )?(?:answer|ans|option|choice)(?:[*_]{0,3}\s{0,3}[:.]|(?: is| to this question is)(?=\s[([*]{0,3}[A-Ja-j][)\].:*,]|\s[([*]{0,3}[A-J]$|\s[A-J]\s)):?\s{0,3}(?:option |choice )?/i;

/** `1.  b)  newton      2.  c)  force`: entries with the words of their options, far apart. */
const ENTRY_START = /\d{1,3}[.)]\s{1,4}[([]?[A-Ja-j][)\].]\s/g;
const ENTRY_WITH_WORDS = /^\s{0,8}(\d{1,3})[.)]\s{1,4}([([]?[A-Ja-j][)\].]\s.{1,200})$/;

const WIDE_GAP = 3;

const MAX_ODD_SHARE = 0.3;

/** Collects the lines of an answer key. */
export class KeySection {
  readonly runs: KeyRun[] = [];
  /** Options are numbers, and so are the answers: `1. 2`. */
  readonly #takesNumbers: boolean;
  #headerNumbers: number[] | undefined;
  #last: KeyEntry | undefined;
  /** Lines of words below an entry that was a letter alone. */
  readonly #bareLines: number[] = [];

  constructor(takesNumbers: boolean) {
    this.#takesNumbers = takesNumbers;
  }

  /** Reads a line; false where it is no part of a key. */
  readLine(line: string, sight: LineSight, lineNumber: number): boolean {
    if (sight.kind === 'table' || line.split('|').length > 2) return this.#readTableRow(line, lineNumber);
    const start = skipBlanks(line, 0);
    const plain = withoutDress(
      line.slice(sight.kind === 'key-heading' ? rangeStart(line, sight.contentStart) : start),
    ).replace(PART, '');
    if (plain === '') return true;
    // The number may wear a word or a bullet: `Question 1: B`, `- 1. B`.
    const isEntry = sight.kind === 'key';
    const explained = splitEntries(plain);
    if (explained.length > 1 && explained.every((entry) => ENTRY_WITH_WORDS.test(entry))) {
      for (const entry of explained) {
        const [, number = '', words = ''] = ENTRY_WITH_WORDS.exec(entry) ?? [];
        this.#addExplained(words, Number(number), lineNumber);
      }
      return true;
    }
    const pairs = readKeyPairs(isEntry ? `${sight.value}. ${line.slice(sight.contentStart)}` : plain, 0);
    if (pairs !== undefined) return this.#addPairs(pairs, lineNumber);
    const numbers = this.#takesNumbers ? readNumberPairs(plain) : undefined;
    if (numbers !== undefined) return this.#addPairs(numbers, lineNumber);
    const first = RANGE.exec(plain)?.[1];
    if (this.#addLetters(plain.replace(RANGE, ''), lineNumber, first)) return true;
    if (sight.kind === 'number' || sight.kind === 'question') {
      return this.#addExplained(trimmedFrom(line, sight.contentStart), sight.value, lineNumber);
    }

    return false;
  }

  /** `Unit 1: 1. A  2. B`. */
  readBehindHeading(line: string, lineNumber: number): boolean {
    const pairs = readKeyPairs(line, line.indexOf(':') + 1);

    return pairs !== undefined && this.#addPairs(pairs, lineNumber);
  }

  /** A line of words behind an entry that has some already. */
  continueExplanation(line: string, lineNumber: number): boolean {
    if (this.#last === undefined) return false;
    const text = trimBlanks(line);
    const last = this.#last;
    if (last.answer.includes(' ')) last.answer += `\n${text}`;
    else {
      this.#bareLines.push(lineNumber);
      last.explanation = last.explanation === undefined ? text : `${last.explanation}\n${text}`;
    }

    return true;
  }

  /** Lines of words, where so few entries have one that they may be something else. */
  oddLines(): number[] {
    const count = this.runs.reduce((sum, { entries }) => sum + entries.length, 0);

    return count > 3 && this.#bareLines.length <= Math.max(1, count * MAX_ODD_SHARE) ? this.#bareLines : [];
  }

  #addPairs(pairs: readonly KeyPair[], lineNumber: number): boolean {
    for (const { number, answer } of pairs) this.#add({ number, answer, lineNumber });

    return true;
  }

  #add(entry: KeyEntry): void {
    const run = this.runs.at(-1);
    const before = run?.entries.at(-1)?.number;
    // Numbers that start again belong to the next part of the file.
    const restarts = entry.number === 1 && before !== undefined && before > 1;
    if (run === undefined || restarts) this.runs.push({ lineNumber: entry.lineNumber, entries: [entry] });
    else run.entries.push(entry);
    this.#last = entry;
  }

  #addExplained(content: string, number: number, lineNumber: number): boolean {
    const plain = withoutFields(content).replace(ANSWER_WORDS, '');
    const lone = /^[*_([]*([A-Ja-jTF])[*_)\].]*$/.exec(plain);
    const found =
      lone ?? /^[*_([]*([A-Ja-jTF])(?![A-Za-z'’])[*_)\].]*(?:\s*[-–—:.,]+|\s)\s*(.+)$/s.exec(plain);
    const word = /^[*_]*(true|false)\b[*_.]*\s*[-–—:.,]?\s*(.*)$/is.exec(plain);
    const [, answer, explanation = ''] = found ?? word ?? [];
    if (answer === undefined) {
      if (content === '') return false;
      this.#add({ number, answer: plain, lineNumber });
      return true;
    }
    // `B) Paris` may repeat the option; the finish step tells it from an explanation.
    this.#add({ number, answer: explanation === '' ? answer : `${answer}) ${explanation}`, lineNumber });

    return true;
  }

  /** `B C A D`, `BCAD` or `B`: one letter for each question in order. */
  #addLetters(text: string, lineNumber: number, firstNumber?: string): boolean {
    const letters = text.replaceAll(/[\s,;.|)]+/g, '');
    if (letters === '' || letters.length > 200 || !/^(?:[A-J]+|[a-j]+)$/.test(letters)) return false;
    // `bad` is a word; `b, a, d` are letters.
    if (/^[a-j]{2}/.test(letters) && /[a-j]{2}/.test(text)) return false;
    for (const [index, answer] of [...letters].entries()) {
      const number = firstNumber === undefined ? undefined : Number(firstNumber) + index;
      this.#add({ number, answer, lineNumber });
    }

    return true;
  }

  #readTableRow(line: string, lineNumber: number): boolean {
    const cells = line
      .split('|')
      .map((cell) => withoutDress(trimBlanks(cell)))
      .filter((cell) => cell !== '');
    if (cells.every((cell) => /^:?-+:?$/.test(cell))) return true;
    const numbers = cells.filter((cell) => /^\d{1,4}[.)]?$/.test(cell)).map(Number.parseFloat);
    const answers = cells.filter((cell) => /^(?:[A-Ja-jTF]|true|false|i{2,3}|iv)[.)]?$/i.test(cell));
    if (numbers.length === cells.length) {
      this.#headerNumbers = numbers;
    } else if (answers.length === cells.length - 1 && this.#headerNumbers?.length === answers.length) {
      this.#addRow(this.#headerNumbers, answers, lineNumber);
    } else if (answers.length === cells.length && this.#headerNumbers?.length === answers.length) {
      this.#addRow(this.#headerNumbers, answers, lineNumber);
    } else if (numbers.length > 0 && numbers.length === answers.length) {
      this.#addRow(numbers, answers, lineNumber);
    } else if (numbers.length === 1 && /^\d{1,4}[.)]?$/.test(cells[0] ?? '') && answers.length > 0) {
      const [answer = '', ...rest] = cells.slice(1);
      this.#add({ number: numbers[0], answer: [answer, ...rest].join(') '), lineNumber });
    } else if (numbers.length > 0) {
      this.#headerNumbers = numbers;
    }

    return true;
  }

  #addRow(numbers: readonly number[], answers: readonly string[], lineNumber: number): void {
    for (const [index, number] of numbers.entries()) {
      this.#add({ number, answer: answers[index] ?? '', lineNumber });
    }
  }
}

/** What ExamView prints behind an answer. */
function withoutFields(content: string): string {
  return trimBlanks(content.split(/\s(?:PTS|DIF|REF|OBJ|NAT|STA|TOP|KEY|LOC|MSC|NOT|BLM):/, 1)[0] ?? '');
}

function splitEntries(line: string): string[] {
  const starts = [...line.matchAll(ENTRY_START)]
    .map(({ index }) => index)
    .filter((at) => at === 0 || trimBlanks(line.slice(Math.max(0, at - WIDE_GAP), at)) === '');

  return starts.map((at, place) => trimBlanks(line.slice(at, starts[place + 1])));
}

/** `Answers 1–4: C B A D`: the range in front of the colon belongs to the letters. */
function rangeStart(line: string, contentStart: number): number {
  const range = /\d{1,4} ?[-–—] ?\d{1,4} ?:$/.exec(line.slice(Math.max(0, contentStart - 16), contentStart));

  return range === null ? contentStart : contentStart - range[0].length;
}

function withoutDress(text: string): string {
  return text.replaceAll(/[*_`]/g, '').trim();
}
