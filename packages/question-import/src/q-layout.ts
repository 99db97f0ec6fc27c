import { letterOf, MAX_OPTIONS } from '@second-bell/question-text';
import { isSpecType } from '@second-bell/question-types';
import { typeByLabel } from '@second-bell/question-types/text';

import { trimBlanks, trimBlanksEnd, trimmedFrom } from './blanks.ts';
import type { Problem } from './imported-question.ts';
import { lookalikeProblem, looksLikeOption } from './lookalikes.ts';
import { type FieldName, type Marker, readMarker, unescapeLine } from './markers.ts';
import { optionLabelProblem } from './option-label-problem.ts';
import { PassageReader } from './passage-reader.ts';
import {
  appendLine,
  type DraftSink,
  type QuestionDraft,
  startDraft,
  type TextPart,
} from './question-draft.ts';

const FIELD_TITLES = {
  answer: 'Answer:',
  explanation: 'Explanation:',
  topic: 'Topic:',
  difficulty: 'Difficulty:',
  hint: 'Hint:',
  image: 'Image:',
  imageDescription: 'Image description:',
  remember: 'Remember:',
  reference: 'Reference:',
} as const satisfies Record<FieldName, string>;

/** The layout of the bulk upload: `Q:`, options `A)` to `J)`, then `Answer:` and other fields. */
export function readQLayout(lines: readonly string[], firstIndex: number, sink: DraftSink): void {
  const reader = new QLayoutReader(sink);
  for (let index = firstIndex; index < lines.length; index += 1) {
    reader.readLine(lines[index] ?? '', index + 1);
  }
  reader.finish();
}

function strayMessage(isBehindPassage: boolean): string {
  return isBehindPassage
    ? 'This line stands behind "End of passage" and in no question. Start each question with "Q:", or take the line out.'
    : 'This line stands before the first question. Start each question with "Q:", or take the line out.';
}

class QLayoutReader {
  readonly #sink: DraftSink;
  #draft: QuestionDraft | undefined;
  #passage: PassageReader | undefined;
  #hasEndedPassage = false;
  /** The part that a line without a marker belongs to, and what kind of part it is. */
  #part: TextPart | undefined;
  #partKind: 'stem' | 'option' | 'rationale' | 'body' | FieldName = 'stem';
  #blankLines = 0;
  /** After a wrong label or a second key the lines may belong to another question: what follows is no news. */
  #hasLostTrack = false;

  constructor(sink: DraftSink) {
    this.#sink = sink;
  }

  finish(): void {
    this.#endQuestion();
    this.#passage?.finish();
  }

  readLine(line: string, lineNumber: number): void {
    const marker = readMarker(line);
    if (marker.kind === 'blank') {
      this.#blankLines += 1;
      return;
    }
    this.#readMarkedLine(line, marker, lineNumber);
    this.#blankLines = 0;
    if (this.#draft !== undefined) {
      this.#draft.endLineNumber = lineNumber;
      this.#sink.account(lineNumber, 'question');
    } else if (this.#passage !== undefined || marker.kind === 'passage-end') {
      this.#sink.account(lineNumber, 'passage');
    }
  }

  #readMarkedLine(line: string, marker: Marker, lineNumber: number): void {
    if (marker.kind === 'question') {
      this.#startQuestion(partAt(line, marker.contentStart, lineNumber));
    } else if (marker.kind === 'passage') {
      this.finish();
      this.#passage = new PassageReader(partAt(line, marker.contentStart, lineNumber), this.#sink);
    } else if (marker.kind === 'passage-end') {
      this.#endPassage(lineNumber);
    } else if (this.#draft !== undefined) {
      this.#readQuestionLine(this.#draft, line, marker, lineNumber);
    } else if (this.#passage !== undefined) {
      const part = { lineNumber, text: unescapeLine(line) };
      this.#passage.readLine(line, marker, part, this.#blankLines);
    } else {
      this.#sink.addStrayLine({ lineNumber, message: strayMessage(this.#hasEndedPassage) });
    }
  }

  #readQuestionLine(draft: QuestionDraft, line: string, marker: Marker, lineNumber: number): void {
    if (marker.kind === 'rationale') {
      this.#addRationale(draft, marker.target, partAt(line, marker.contentStart, lineNumber));
    } else if (this.#partKind === 'body' && (marker.kind !== 'field' || marker.name === 'answer')) {
      for (let blank = this.#blankLines; blank > 0; blank -= 1) draft.body?.push({ lineNumber, text: '' });
      draft.body?.push({ lineNumber, text: line });
    } else if (marker.kind === 'type' && draft.answer === undefined) {
      this.#addType(draft, line, partAt(line, marker.contentStart, lineNumber));
    } else if (marker.kind === 'option') {
      this.#addOption(draft, marker.letterIndex, partAt(line, marker.contentStart, lineNumber));
    } else if (marker.kind === 'field') {
      this.#addField(draft, marker.name, partAt(line, marker.contentStart, lineNumber));
    } else {
      this.#continuePart(draft, line, lineNumber);
    }
  }

  #startQuestion(stem: TextPart): void {
    this.#endQuestion();
    this.#draft = startDraft(stem.lineNumber, stem.text);
    if (this.#passage !== undefined) this.#draft.passage = this.#passage.forQuestion();
    this.#part = this.#draft.stem;
    this.#partKind = 'stem';
    this.#hasLostTrack = false;
  }

  #endQuestion(): void {
    if (this.#draft !== undefined) this.#sink.addDraft(this.#draft);
    this.#draft = undefined;
  }

  #endPassage(lineNumber: number): void {
    if (this.#passage === undefined) {
      this.#sink.addWarning({
        lineNumber,
        message:
          'No passage is open here. Start one with "Passage:" above its questions, or take the line out.',
      });
    }
    this.finish();
    this.#passage = undefined;
    this.#hasEndedPassage = true;
  }

  #addOption(draft: QuestionDraft, letterIndex: number, option: TextPart): void {
    const dueIndex = draft.options.length;
    const isBlockOpen = dueIndex === 0 || this.#partKind === 'option';
    if (letterIndex !== dueIndex || dueIndex === MAX_OPTIONS || !isBlockOpen) {
      this.#reject(draft, { lineNumber: option.lineNumber, message: optionLabelProblem(draft, letterIndex) });
      draft.hasLabelError = true;
      this.#hasLostTrack = true;
    } else {
      draft.options.push(option);
    }
    this.#part = option;
    this.#partKind = 'option';
  }

  #addField(draft: QuestionDraft, name: FieldName, field: TextPart): void {
    const earlier = draft[name];
    if (earlier === undefined) {
      draft[name] = field;
    } else {
      this.#reject(draft, {
        lineNumber: field.lineNumber,
        message:
          `This question already has "${FIELD_TITLES[name]}" on line ${earlier.lineNumber}. Keep one of the two. ` +
          'If a new question starts above this line, begin it with "Q:".',
      });
      if (name === 'answer') this.#hasLostTrack = true;
    }
    this.#part = field;
    this.#partKind = name;
  }

  /** Types that the spec names are read as they always were: the line says which is meant. */
  #addType(draft: QuestionDraft, line: string, type: TextPart): void {
    const name = typeByLabel(type.text);
    if (draft.declaredType !== undefined || draft.options.length > 0) {
      this.#reject(draft, {
        lineNumber: type.lineNumber,
        message: 'The type of a question stands once, below its text. Move this line there, or take it out.',
      });
    }
    if (name !== undefined) draft.declaredType = { name, lineNumber: type.lineNumber };
    if (name !== undefined && isSpecType(name)) return;
    draft.body = [{ lineNumber: type.lineNumber, text: line }];
    this.#part = type;
    this.#partKind = 'body';
  }

  #addRationale(draft: QuestionDraft, target: string, part: TextPart): void {
    draft.rationales = [...draft.rationales, { ...part, target }];
    this.#part = draft.rationales.at(-1);
    this.#partKind = 'rationale';
  }

  #continuePart(draft: QuestionDraft, line: string, lineNumber: number): void {
    const kind = this.#partKind;
    const part = this.#part ?? draft.stem;
    if (
      kind === 'stem' ||
      kind === 'explanation' ||
      kind === 'rationale' ||
      kind === 'remember' ||
      kind === 'reference'
    ) {
      if (kind === 'stem') this.#warnOfLookalike(draft, line, lineNumber);
      appendLine(part, trimBlanksEnd(unescapeLine(line)), this.#blankLines);
    } else if (kind === 'option' || kind === 'hint') {
      this.#continueParagraph(draft, part, line, lineNumber);
    } else if (kind !== 'body') {
      this.#reject(draft, {
        lineNumber,
        message:
          `This line follows "${FIELD_TITLES[kind]}" but belongs to no part of the question. ` +
          'Put "Explanation:" or "Hint:" in front of it, or take it out.',
      });
    }
  }

  /** Options and hints are one paragraph: a wrapped line is joined with a space. */
  #continueParagraph(draft: QuestionDraft, part: TextPart, line: string, lineNumber: number): void {
    if (this.#partKind === 'option') this.#warnOfLookalike(draft, line, lineNumber);
    if (this.#blankLines > 0 && part.text !== '') {
      const owner = this.#partKind === 'option' ? `option ${letterOf(draft.options.length - 1)}` : 'the hint';
      this.#warn(draft, {
        lineNumber,
        message: `This line stands after a blank line and is read as part of ${owner}. Check that it belongs there.`,
      });
    }
    const text = trimBlanks(unescapeLine(line));
    part.text = part.text === '' ? text : `${part.text} ${text}`;
  }

  #warnOfLookalike(draft: QuestionDraft, line: string, lineNumber: number): void {
    const dueIndex = draft.options.length;
    if (dueIndex === MAX_OPTIONS || !looksLikeOption(line, dueIndex)) return;
    this.#warn(draft, lookalikeProblem(lineNumber, dueIndex));
  }

  #reject(draft: QuestionDraft, problem: Problem): void {
    if (!this.#hasLostTrack) draft.errors.push(problem);
  }

  #warn(draft: QuestionDraft, problem: Problem): void {
    if (!this.#hasLostTrack) draft.warnings.push(problem);
  }
}

function partAt(line: string, contentStart: number, lineNumber: number): TextPart {
  return { lineNumber, text: trimmedFrom(line, contentStart) };
}
