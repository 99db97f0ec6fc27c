import { readMarker } from '../markers.ts';
import type { DraftSink, TextPart } from '../question-draft.ts';
import { namesSeveral } from '../several-answers.ts';
import { isInterfaceText } from '../sight/interface-text.ts';
import type { LineSight } from '../sight/line-sight.ts';
import { contentOf } from './content-of.ts';
import { detectDialect, type Dialect } from './dialect.ts';
import { readFieldLine } from './field-lines.ts';
import { unescapeAnyLine } from './escape.ts';
import { type FileSights, nextStructure } from './file-sights.ts';
import { readBulletLine, readOptionLine } from './option-lines.ts';
import { findPageFurniture } from './page-furniture.ts';
import { readPassageHeading } from './passage-heading.ts';
import { Reading } from './reading.ts';
import { readTextLine } from './text-lines.ts';

/** Reads questions that are told apart by numbers or paragraphs, with options under letters, bullets or boxes. */
export function readLettered(file: FileSights, sink: DraftSink): Dialect {
  const dialect = detectDialect(file);
  const reader = new LetteredReader(new Reading(file, dialect, sink));
  for (let index = 0; index < file.sights.length; index += 1) {
    const sight = file.sights[index];
    if (sight !== undefined) reader.readLine(index, sight);
  }
  reader.finish();

  return dialect;
}

/** What a line that opens a passage may look like. */
const PASSAGE_KINDS = new Set<LineSight['kind']>(['text', 'heading', 'question']);

class LetteredReader {
  readonly #reading: Reading;
  readonly #furniture: ReadonlySet<number>;
  /** The last line of the code that is being read. */
  #fenceEnd = -1;

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#furniture = findPageFurniture(reading.file);
  }

  finish(): void {
    const { key, passage, loose } = this.#reading;
    this.#reading.endQuestion();
    key.close();
    passage?.finish();
    loose.finish();
  }

  readLine(index: number, sight: LineSight): void {
    const { builder, key, loose } = this.#reading;
    if (sight.kind === 'blank') {
      builder.blankLines += 1;
      return;
    }
    const line = this.#reading.line(index);
    if (this.#furniture.size > 0 && this.#furniture.has(index)) loose.addFurniture(index + 1);
    else if (sight.kind === 'text' && index > this.#fenceEnd && isInterfaceText(line, this.#isInPassage()))
      loose.addInterface(line, index + 1);
    else if (!key.isOpen || !key.readLine(index, loose)) this.#readSight(index, sight);
    builder.blankLines = 0;
  }

  #isInPassage(): boolean {
    return this.#reading.passage !== undefined && this.#reading.builder.draft === undefined;
  }

  #readSight(index: number, sight: LineSight): void {
    const reading = this.#reading;
    if (sight.kind === 'passage' || sight.kind === 'passage-end') {
      this.#readPassageMark(index, sight);
    } else if (this.#readPassageHeading(index, sight)) {
      reading.sink.account(index + 1, 'passage');
    } else if (
      reading.passage !== undefined &&
      reading.builder.draft === undefined &&
      !reading.startsQuestion(index)
    ) {
      const line = reading.line(index);
      const part = { lineNumber: index + 1, text: unescapeAnyLine(line) };
      reading.passage.readLine(line, readMarker(line), part, reading.builder.blankLines);
      reading.sink.account(index + 1, 'passage');
    } else if (index <= this.#fenceEnd || !this.#readMarked(index, sight)) {
      readTextLine(reading, index);
    }
  }

  /** False where the line is text after all. */
  #readMarked(index: number, sight: LineSight): boolean {
    const { kind } = sight;
    if (kind === 'number' || kind === 'question' || kind === 'id') return this.#readNumber(index, sight);
    if (kind === 'option') return readOptionLine(this.#reading, index, sight);
    if (kind === 'box' || kind === 'bullet') return readBulletLine(this.#reading, index, sight);
    if (kind === 'field' || kind === 'feedback') return this.#readField(index, sight);
    if (kind === 'key-heading' || kind === 'key') return this.#readKeyStart(index, sight);
    if (kind === 'heading') return this.#readHeading(index, sight);

    return kind === 'rule' && this.#readRule(index);
  }

  #readNumber(index: number, sight: LineSight): boolean {
    if (this.#reading.startsQuestion(index)) {
      this.#reading.startQuestion(index, sight);
      return true;
    }

    return (
      sight.style === this.#reading.dialect.numberedOptions && readOptionLine(this.#reading, index, sight)
    );
  }

  #readField(index: number, sight: LineSight): boolean {
    const { builder, dialect, loose, sink } = this.#reading;
    const lineNumber = index + 1;
    const line = this.#reading.line(index);
    const part = { lineNumber, text: contentOf(line, sight) };
    if (sight.field === 'answer' && dialect.hasAnswersAbove) {
      this.#reading.endQuestion();
      this.#reading.answerAbove = part;
      sink.account(lineNumber, 'question');
    } else if (sight.field === 'topic' && dialect.hasTopicHeadings) {
      this.#reading.endQuestion();
      this.#reading.topic = part.text;
      sink.account(lineNumber, 'heading');
    } else if (sight.field === 'note') {
      this.#readNote(line.slice(0, sight.contentStart), part);
    } else if (builder.draft !== undefined) {
      this.#reading.claim(builder.draft, index);
      readFieldLine(builder, sight, part, line);
    } else if (sight.field === 'answer') {
      const message =
        'This answer belongs to no question. Write its question above it, or take the line out.';
      sink.addStrayLine({ lineNumber, message });
    } else {
      loose.addStray(lineNumber);
    }

    return true;
  }

  /** What is known and not kept; a type that takes several right options says how the answer is to be read. */
  #readNote(label: string, { text, lineNumber }: TextPart): void {
    const { builder, loose, sink } = this.#reading;
    const { draft } = builder;
    if (/type/i.test(label) && namesSeveral(text)) {
      const belongsToOpen =
        draft !== undefined && draft.answer === undefined && !this.#startsNext(lineNumber);
      if (belongsToOpen) draft.takesSeveral = true;
      else this.#reading.takesSeveral = true;
      sink.account(lineNumber, 'question');
    } else {
      loose.addNote(label, lineNumber);
    }
    builder.openNote();
  }

  /** The next line with structure starts a question. */
  #startsNext(lineNumber: number): boolean {
    const after = nextStructure(this.#reading.file, lineNumber - 1);

    return after?.kind === 'number' || after?.kind === 'question';
  }

  #readKeyStart(index: number, sight: LineSight): boolean {
    const { builder, dialect, key, loose } = this.#reading;
    const { draft } = builder;
    // A list of letters above the options is part of the stem.
    if (sight.kind === 'key' && draft?.options.length === 0 && draft.answer === undefined) return false;
    if (sight.kind === 'key-heading' && dialect.hasAnswerHeadings && draft !== undefined) {
      this.#reading.claim(draft, index);
      builder.addAnswer(draft, { lineNumber: index + 1, text: '' });
    } else {
      this.#reading.endQuestion();
      key.open();
      key.readLine(index, loose);
    }

    return true;
  }

  #readHeading(index: number, sight: LineSight): boolean {
    const { draft, kind, blankLines } = this.#reading.builder;
    if (draft !== undefined && kind === 'stem' && blankLines === 0 && sight.style !== '#') return false;
    this.#reading.endQuestion();
    this.#reading.sink.account(index + 1, 'heading');

    return true;
  }

  /** Decoration, unless it stands inside a text: code between fences, a gap to fill. */
  #readRule(index: number): boolean {
    const { draft, kind, blankLines } = this.#reading.builder;
    const isInText = draft !== undefined && (kind === 'stem' || kind === 'explanation');
    if (isInText && isFence(this.#reading.line(index))) {
      this.#fenceEnd = findFenceEnd(this.#reading.file, index);
      return false;
    }
    if (isInText && kind === 'stem' && blankLines === 0) return false;
    this.#reading.sink.account(index + 1, 'heading');

    return true;
  }

  /** False where the line opens no passage, or stands inside the text of a question. */
  #readPassageHeading(index: number, sight: LineSight): boolean {
    const reading = this.#reading;
    const { draft, kind } = reading.builder;
    const isFree = draft === undefined || kind === 'answer' || kind === 'explanation' || kind === 'option';
    if (!isFree || !PASSAGE_KINDS.has(sight.kind) || reading.dialect.isByParagraph) return false;
    const heading = readPassageHeading(reading.line(index));
    if (heading === undefined) return false;
    reading.openPassage({ lineNumber: index + 1, text: heading.title }, heading.last);

    return true;
  }

  #readPassageMark(index: number, sight: LineSight): void {
    const reading = this.#reading;
    const title = { lineNumber: index + 1, text: contentOf(reading.line(index), sight) };
    if (sight.kind === 'passage') reading.openPassage(title);
    else reading.closePassage();
    reading.sink.account(index + 1, 'passage');
  }
}

function isFence(line: string): boolean {
  return line.trimStart().startsWith('```');
}

/** Code ends at the next fence; without one, or with an answer before it, there is no code. */
function findFenceEnd({ lines, sights }: FileSights, start: number): number {
  for (let index = start + 1; index < lines.length; index += 1) {
    if (sights[index]?.field === 'answer') return -1;
    if (isFence(lines[index] ?? '')) return index;
  }

  return -1;
}
