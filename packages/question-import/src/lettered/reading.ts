import { trimBlanks, trimBlanksEnd } from '../blanks.ts';
import { PassageReader } from '../passage-reader.ts';
import type { DraftSink, QuestionDraft, TextPart } from '../question-draft.ts';
import { isTypeText } from '../sight/interface-text.ts';
import type { LineSight } from '../sight/line-sight.ts';
import { addReference } from './clean-answer.ts';
import { structureDraft } from './complete-draft.ts';
import { contentOf } from './content-of.ts';
import type { Dialect } from './dialect.ts';
import { unescapeAnyLine } from './escape.ts';
import type { FileSights } from './file-sights.ts';
import { KeyReader } from './key-reader.ts';
import { LooseLines } from './loose-lines.ts';
import { QuestionBuilder } from './question-builder.ts';
import { startsQuestion } from './question-start.ts';

/** One file while it is read: the question that is open, and what waits around it. */
export class Reading {
  readonly file: FileSights;
  readonly dialect: Dialect;
  readonly sink: DraftSink;
  readonly builder = new QuestionBuilder();
  readonly loose: LooseLines;
  readonly key: KeyReader;
  passage: PassageReader | undefined;
  /** The answer of the next question. */
  answerAbove: TextPart | undefined;
  /** The type that was named above the next question says that several options may be right. */
  takesSeveral = false;
  /** The topic of every question from here on. */
  topic: string | undefined;
  #lastNumber = 0;
  #lastOfPassage: number | undefined;

  constructor(file: FileSights, dialect: Dialect, sink: DraftSink) {
    this.file = file;
    this.dialect = dialect;
    this.sink = sink;
    this.loose = new LooseLines(sink);
    this.key = new KeyReader(file, dialect, sink);
  }

  line(index: number): string {
    return this.file.lines[index] ?? '';
  }

  startsQuestion(index: number): boolean {
    const { draft } = this.builder;

    return startsQuestion(this.file, index, this.dialect, { lastNumber: this.#lastNumber, draft });
  }

  /** Without a sight of its number, the whole line is the stem. */
  startQuestion(index: number, sight?: LineSight): QuestionDraft {
    this.endQuestion();
    this.loose.endBlock();
    if (sight !== undefined && sight.style !== 'Q:' && sight.value > (this.#lastOfPassage ?? sight.value))
      this.closePassage();
    const line = this.line(index);
    const lineNumber = index + 1;
    const isId = sight?.kind === 'id';
    const text = isId ? '' : this.#stemOf(index, sight);
    const number = sight === undefined || isId || sight.style === 'Q:' ? undefined : sight.value;
    const draft = this.builder.start({ lineNumber, text }, number, this.passage?.forQuestion());
    if (number !== undefined) this.#lastNumber = number;
    draft.takesSeveral = this.takesSeveral;
    this.takesSeveral = false;
    if (this.topic !== undefined) draft.topic = { lineNumber, text: this.topic };
    if (this.answerAbove !== undefined) {
      draft.answer = this.answerAbove;
      draft.answerBy = 'field';
      this.answerAbove = undefined;
    }
    if (isId) readIdLine(draft, line, lineNumber);
    this.sink.account(lineNumber, 'question');

    return draft;
  }

  /** `1. Multiple Choice` above a line of text: that one is the question. */
  #stemOf(index: number, sight: LineSight | undefined): string {
    const line = this.line(index);
    const text = sight === undefined ? trimBlanks(unescapeAnyLine(line)) : contentOf(line, sight);
    if (this.file.sights[index + 1]?.kind !== 'text' || !isTypeText(text)) return text;
    this.loose.addInterface(text, index + 1);

    return '';
  }

  /** A text for the questions that follow: until the one with the last number, or until the next passage. */
  openPassage(title: TextPart, lastNumber?: number): void {
    this.closePassage();
    this.passage = new PassageReader(title, this.sink);
    this.#lastOfPassage = lastNumber;
  }

  closePassage(): void {
    this.endQuestion();
    this.passage?.finish();
    this.passage = undefined;
    this.#lastOfPassage = undefined;
  }

  /** Options without a question above them get a draft of their own, so that no other question takes their answer. */
  startOrphan(index: number): void {
    this.endQuestion();
    this.loose.endBlock();
    this.builder.start({ lineNumber: index + 1, text: '' }, undefined, undefined);
  }

  endQuestion(): void {
    const draft = this.builder.end();
    if (draft === undefined) return;
    structureDraft(draft, this.dialect);
    this.key.hold(draft);
  }

  addText(draft: QuestionDraft, index: number): void {
    this.claim(draft, index);
    const { kind } = this.builder;
    if (kind === 'option' || kind === 'answer') this.loose.addUnmarked(this.line(index), index + 1);
    // A form feed says that a page ends, and nothing about the text that goes on over it.
    const line = this.line(index).replace('\f', '');
    this.builder.addText(draft, unescapeAnyLine(trimBlanksEnd(line)), index + 1);
  }

  /** An option whose label is missing. */
  addBareOption(draft: QuestionDraft, index: number): void {
    this.claim(draft, index);
    this.builder.addOption(draft, draft.options.length, {
      lineNumber: index + 1,
      text: trimBlanks(this.line(index)),
    });
  }

  /** The line belongs to the question. */
  claim(draft: QuestionDraft, index: number): void {
    draft.endLineNumber = index + 1;
    this.sink.account(index + 1, 'question');
  }
}

/** `T1A01 (C) [97.1]`: the right letter, and where it is written. */
function readIdLine(draft: QuestionDraft, line: string, lineNumber: number): void {
  const [, letter = '', rest = ''] = /^[^\s(]+ ?\(([A-J])\)(.*)$/.exec(trimBlanks(line.slice(0, 200))) ?? [];
  draft.answer = { lineNumber, text: `${letter})` };
  draft.answerBy = 'code';
  if (rest !== '') addReference(draft, { lineNumber, text: trimBlanks(rest) });
}
