import { letterOf, MAX_OPTIONS } from '@second-bell/question-text';

import { skipBlanks, trimBlanks, trimBlanksEnd, trimmedFrom } from '../blanks.ts';
import {
  appendLine,
  type DraftSink,
  type QuestionDraft,
  refuse,
  startDraft,
  type TextPart,
} from '../question-draft.ts';
import { giveItem, numberOf, rangeOf, selectionOf } from './items.ts';

const LABEL = /^(\*?)([a-zA-Z])\)\s+/;
const BOX = /^\[([ *])\]\s+/;
/** `1.41 +- 0.01`, `[1.4, 1.5]`, `1822`. */
const NUMERIC = /^(-?[\d.]{1,20})(?:\s{0,3}(?:\+-|±)\s{0,3}([\d.]{1,20}%?))?$/;
const RANGE = /^\[\s{0,3}(-?[\d.]{1,20})\s{0,3},\s{0,3}(-?[\d.]{1,20})\s{0,3}\]$/;
const NUMBER = /^\d{1,4}[.)]\s+/;
const PROPERTY =
  /^(?:quiz title|quiz description|title|points|text title|text|group|pick|points per question|solutions per group|end_group|shuffle answers|show correct answers|one question at a time|can't go back|feedback is solution|solutions sample groups|solutions randomize groups|quiz)\s*(?::|$)/i;

/** text2qti: numbered stems, `a)` or `[ ]` for options, a star for the right one, `...` `+` `-` for feedback. */
export function readText2Qti(lines: readonly string[], sink: DraftSink): void {
  const reader = new Text2QtiReader(sink);
  for (const [index, line] of lines.entries()) {
    const start = skipBlanks(line, 0);
    if (start < line.length) reader.readLine(line, start, index + 1);
    else reader.skipBlank();
  }
  reader.finish();
}

class Text2QtiReader {
  readonly #sink: DraftSink;
  #draft: QuestionDraft | undefined;
  #part: TextPart | undefined;
  #blankLines = 0;
  #right: number[] = [];
  /** Boxes to tick may have several right ones. */
  #hasBoxes = false;
  #isInComment = false;

  constructor(sink: DraftSink) {
    this.#sink = sink;
  }

  skipBlank(): void {
    this.#blankLines += 1;
  }

  readLine(line: string, start: number, lineNumber: number): void {
    const text = trimBlanksEnd(line.slice(start));
    if (this.#skipsComment(text)) {
      this.#sink.account(lineNumber, 'heading');
      return;
    }
    const number = start === 0 ? NUMBER.exec(text.slice(0, 12)) : null;
    if (number !== null) {
      this.finish();
      this.#draft = startDraft(lineNumber, trimmedFrom(text, number[0].length));
      this.#part = this.#draft.stem;
    } else if (start === 0 && PROPERTY.test(text.slice(0, 40))) {
      this.finish();
      this.#sink.account(lineNumber, 'heading');
      this.#blankLines = 0;
      return;
    } else if (this.#draft === undefined) {
      this.#sink.addStrayLine({
        lineNumber,
        message: 'This line stands outside of any question. Start a question with its number, like "1.".',
      });
      this.#blankLines = 0;
      return;
    } else if (start > 0 || !this.#readMarked(this.#draft, text, lineNumber)) {
      appendLine(this.#part ?? this.#draft.stem, trimBlanks(text), this.#blankLines);
    }
    this.#blankLines = 0;
    this.#draft.endLineNumber = lineNumber;
    this.#sink.account(lineNumber, 'question');
  }

  finish(): void {
    const draft = this.#draft;
    if (draft === undefined) return;
    const [only, second] = this.#right;
    if (second !== undefined && this.#hasBoxes && !draft.isRefused) {
      giveItem(
        draft,
        selectionOf(
          draft.options.map((option) => option.text),
          this.#right,
        ),
      );
    } else if (second !== undefined) {
      refuse(
        draft,
        'More than one option is marked as right, but a question here has one right answer. Keep one star.',
      );
    } else if (only !== undefined) {
      draft.answer = {
        lineNumber: draft.options[only]?.lineNumber ?? draft.lineNumber,
        text: `${letterOf(only)})`,
      };
      draft.answerBy = 'mark';
    }
    this.#sink.addDraft(draft);
    this.#draft = undefined;
    this.#right = [];
    this.#hasBoxes = false;
  }

  /** `% to self`, and all between `COMMENT` and `END_COMMENT`, is for the author alone. */
  #skipsComment(text: string): boolean {
    const wasInComment = this.#isInComment;
    if (text === 'COMMENT') this.#isInComment = true;
    else if (text === 'END_COMMENT') this.#isInComment = false;

    return wasInComment || this.#isInComment || text.startsWith('%');
  }

  #readMarked(draft: QuestionDraft, text: string, lineNumber: number): boolean {
    const label = LABEL.exec(text.slice(0, 12)) ?? BOX.exec(text.slice(0, 12));
    const feedback = /^(?:\.\.\.|[+-])\s+/.exec(text.slice(0, 12));
    if (label !== null) {
      this.#addOption(draft, label, { lineNumber, text: trimmedFrom(text, label[0].length) });
    } else if (feedback !== null) {
      this.#explain(draft, { lineNumber, text: trimmedFrom(text, feedback[0].length) });
    } else if (/^\*\s+/.test(text.slice(0, 12))) {
      const accepted = trimmedFrom(text, 1);
      if (draft.answer === undefined) draft.answer = { lineNumber, text: accepted };
      else draft.answer.text += `|${accepted}`;
      draft.isTyped = true;
      this.#part = draft.answer;
    } else if (/^=\s+/.test(text.slice(0, 12))) {
      readNumber(draft, trimmedFrom(text, 1));
    } else if (/^(?:____+|\^\^\^\^+)$/.test(text)) {
      refuse(
        draft,
        'Essays and uploads have no answer to compare with, so they cannot be imported. Take the question out.',
      );
    } else {
      return false;
    }

    return true;
  }

  #addOption(draft: QuestionDraft, label: RegExpExecArray, option: TextPart): void {
    const due = draft.options.length;
    const letter = label[2]?.toUpperCase();
    if (due === MAX_OPTIONS || (letter !== undefined && letter !== letterOf(due))) {
      refuse(
        draft,
        `Option ${letterOf(due)} comes next, but line ${option.lineNumber} starts with "${label[0].trim()}". Check for a missing option or a wrong letter.`,
      );
      draft.hasLabelError = true;
    }
    if (label[1] === '*') this.#right.push(due);
    if (label[0].startsWith('[')) this.#hasBoxes = true;
    draft.options.push(option);
    this.#part = option;
  }

  #explain(draft: QuestionDraft, feedback: TextPart): void {
    if (draft.explanation === undefined) draft.explanation = feedback;
    else draft.explanation.text += `\n\n${feedback.text}`;
    this.#part = draft.explanation;
  }
}

function readNumber(draft: QuestionDraft, text: string): void {
  const [, value, tolerance] = NUMERIC.exec(text) ?? [];
  const [, from, to] = RANGE.exec(text) ?? [];
  if (value !== undefined && tolerance?.endsWith('%') !== true) giveItem(draft, numberOf(value, tolerance));
  else if (from !== undefined && to !== undefined) giveItem(draft, rangeOf(from, to));
  else
    refuse(
      draft,
      `The number “${text.slice(0, 40)}” cannot be read. Write it with its tolerance, like "=   1.41 +- 0.01".`,
    );
}
