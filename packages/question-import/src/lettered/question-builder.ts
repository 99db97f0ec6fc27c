import { letterOf, MAX_OPTIONS } from '@second-bell/question-text';

import { skipBlanks, trimBlanks, trimBlanksEnd } from '../blanks.ts';
import { lookalikeProblem, looksLikeOption } from '../lookalikes.ts';
import type { FieldName } from '../markers.ts';
import { optionLabelProblem } from '../option-label-problem.ts';
import {
  appendLine,
  type OptionPart,
  type PassageOfDraft,
  type QuestionDraft,
  startDraft,
  type TextPart,
} from '../question-draft.ts';
import { addReference } from './clean-answer.ts';
import { readDifficultyWord } from './difficulty-words.ts';

/** The parts that a line without a marker can go on with. */
export type PartKind = 'stem' | 'option' | 'note' | FieldName;

/** Puts the lines of one question at a time into their parts. */
export class QuestionBuilder {
  draft: QuestionDraft | undefined;
  kind: PartKind = 'stem';
  blankLines = 0;
  /** The options of the open question share lines, from the first one on. */
  sharesLines = false;
  #part: TextPart | undefined;
  /** Options of a second column, until the first column is complete. */
  #column: { letterIndex: number; option: OptionPart }[] = [];
  #hasLostTrack = false;

  start(stem: TextPart, number: number | undefined, passage: PassageOfDraft | undefined): QuestionDraft {
    const draft = startDraft(stem.lineNumber, stem.text);
    draft.number = number;
    draft.passage = passage;
    this.draft = draft;
    this.sharesLines = false;
    this.#open(draft.stem, 'stem');
    this.#hasLostTrack = false;

    return draft;
  }

  end(): QuestionDraft | undefined {
    const { draft } = this;
    if (draft !== undefined) this.#addColumn(draft);
    this.draft = undefined;

    return draft;
  }

  /** An answer line that is still empty takes the next line, whatever it looks like. */
  get waitsForAnswer(): boolean {
    return this.draft !== undefined && this.kind === 'answer' && this.draft.answer?.text === '';
  }

  addOption(draft: QuestionDraft, letterIndex: number, option: OptionPart): boolean {
    const due = draft.options.length;
    const isBlockOpen = due === 0 || this.kind === 'option';
    const isDue = letterIndex === due && due < MAX_OPTIONS && isBlockOpen;
    if (isDue) {
      draft.options.push(option);
    } else {
      const twin = draft.options[letterIndex];
      this.reject(draft, {
        lineNumber: option.lineNumber,
        message: optionLabelProblem(draft, letterIndex),
        ...(twin !== undefined && { causeLineNumber: twin.lineNumber }),
      });
      draft.hasLabelError = true;
      this.#hasLostTrack = true;
    }
    this.#open(option, 'option');

    return isDue;
  }

  /** `A) one   C) three` and then `B) two`: the second column waits. */
  holdColumn(letterIndex: number, option: OptionPart): void {
    this.#column.push({ letterIndex, option });
  }

  #addColumn(draft: QuestionDraft): void {
    const column = this.#column.toSorted((a, b) => a.letterIndex - b.letterIndex);
    this.#column = [];
    for (const { letterIndex, option } of column) this.addOption(draft, letterIndex, option);
  }

  addAnswer(draft: QuestionDraft, answer: TextPart): void {
    if (draft.answer === undefined) {
      draft.answer = answer;
      draft.answerBy = 'field';
    } else {
      this.reject(draft, {
        lineNumber: answer.lineNumber,
        causeLineNumber: draft.answer.lineNumber,
        message:
          `This question already has an answer on line ${draft.answer.lineNumber}. Keep one of the two. ` +
          'If a new question starts above this line, give it its number, or write "Q:" in front of it.',
      });
      this.#hasLostTrack = true;
    }
    this.#open(answer, 'answer');
  }

  addExplanation(draft: QuestionDraft, part: TextPart): void {
    if (draft.explanation === undefined) draft.explanation = part;
    else if (part.text !== '') appendLine(draft.explanation, part.text, 1);
    this.#open(draft.explanation, 'explanation');
  }

  addReference(draft: QuestionDraft, part: TextPart): void {
    addReference(draft, part);
    this.#open(draft.explanation, 'explanation');
  }

  addDifficulty(draft: QuestionDraft, part: TextPart): void {
    const word = readDifficultyWord(part.text);
    if (word === undefined) {
      this.warn(draft, {
        lineNumber: part.lineNumber,
        message: `"${part.text.slice(0, 40)}" is read as medium difficulty. Write easy, medium or hard to change it.`,
      });
    }
    this.addField(draft, 'difficulty', { ...part, text: word ?? 'medium' });
  }

  addField(
    draft: QuestionDraft,
    name: 'topic' | 'difficulty' | 'hint' | 'image' | 'imageDescription',
    part: TextPart,
  ): void {
    const earlier = draft[name];
    if (earlier === undefined) {
      draft[name] = part;
    } else {
      this.reject(draft, {
        lineNumber: part.lineNumber,
        causeLineNumber: earlier.lineNumber,
        message: `This question already has this part on line ${earlier.lineNumber}. Keep one of the two, or start a new question above this line.`,
      });
    }
    this.#open(part, name);
  }

  openNote(): void {
    this.#open(undefined, 'note');
  }

  /** Adds a line without a marker to the part that is open. */
  addText(draft: QuestionDraft, line: string, lineNumber: number): void {
    const part = this.#part ?? draft.stem;
    if (this.waitsForAnswer) {
      part.text = trimBlanks(line);
      part.lineNumber = lineNumber;
    } else if (this.kind === 'stem' || this.kind === 'explanation') {
      if (this.kind === 'stem') this.#warnOfLookalike(draft, line, lineNumber);
      appendLine(part, trimBlanksEnd(line), this.blankLines);
    } else if (this.kind === 'option' || this.kind === 'hint') {
      if (this.kind === 'option') this.#warnOfOptionText(draft, line, lineNumber);
      const text = trimBlanks(line);
      part.text = part.text === '' ? text : `${part.text} ${text}`;
    } else if (this.kind === 'answer' || this.kind === 'note') {
      this.addExplanation(draft, { lineNumber, text: trimBlanks(line) });
    } else {
      this.reject(draft, {
        lineNumber,
        message:
          'This line belongs to no part of the question. Put "Explanation:" in front of it, or take it out.',
      });
    }
  }

  reject(draft: QuestionDraft, problem: QuestionDraft['errors'][number]): void {
    if (!this.#hasLostTrack) draft.errors.push(problem);
  }

  warn(draft: QuestionDraft, problem: QuestionDraft['warnings'][number]): void {
    if (!this.#hasLostTrack) draft.warnings.push(problem);
  }

  #open(part: TextPart | undefined, kind: PartKind): void {
    if (kind !== 'option' && this.draft !== undefined && this.#column.length > 0) this.#addColumn(this.draft);
    this.#part = part;
    this.kind = kind;
    this.blankLines = 0;
  }

  #warnOfOptionText(draft: QuestionDraft, line: string, lineNumber: number): void {
    if (this.blankLines === 0) {
      this.#warnOfLookalike(draft, line, lineNumber);
      return;
    }
    const letter = letterOf(draft.options.length - 1);
    this.warn(draft, {
      lineNumber,
      message: `This line stands after a blank line and is read as part of option ${letter}. Check that it belongs there.`,
    });
  }

  #warnOfLookalike(draft: QuestionDraft, line: string, lineNumber: number): void {
    const due = draft.options.length;
    if (due === MAX_OPTIONS || skipBlanks(line, 0) === line.length || !looksLikeOption(line, due)) return;
    this.warn(draft, lookalikeProblem(lineNumber, due));
  }
}
