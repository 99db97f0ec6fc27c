import { skipBlanks, trimBlanksEnd, trimmedFrom } from './blanks.ts';
import type { ImportedPassage, Problem } from './imported-question.ts';
import type { Marker } from './markers.ts';
import { appendLine, type PassageOfDraft, type TextPart } from './question-draft.ts';

type Report = { addError(problem: Problem): void; addWarning(problem: Problem): void };

/** Reads one passage, from its `Passage:` line to the first `Q:`, and counts the questions that belong to it. */
export class PassageReader {
  readonly #report: Report;
  readonly #title: TextPart;
  readonly #text: TextPart;
  #source: TextPart | undefined;
  #closed: PassageOfDraft | undefined;
  #errorLineNumber: number | undefined;
  #hasQuestions = false;

  constructor(title: TextPart, report: Report) {
    this.#title = title;
    this.#text = { lineNumber: title.lineNumber, text: '' };
    this.#report = report;
  }

  /** A line of the passage itself, before its first question, with its backslash still on. */
  readLine(line: string, marker: Marker, { lineNumber, text }: TextPart, blankLinesBefore: number): void {
    if (marker.kind === 'source') {
      this.#addSource({ lineNumber, text: textBehind(line, marker.contentStart) });
    } else if (marker.kind === 'option' || marker.kind === 'field') {
      this.#fail({ lineNumber, message: misplacedMessage(line, marker) });
    } else {
      appendLine(this.#text, trimBlanksEnd(text), blankLinesBefore);
    }
  }

  /** What a question of the group points to. */
  forQuestion(): PassageOfDraft {
    this.#hasQuestions = true;
    this.#closed ??= this.#close();

    return this.#closed;
  }

  finish(): void {
    this.#closed ??= this.#close();
    if (this.#hasQuestions) return;

    this.#report.addWarning({
      lineNumber: this.#title.lineNumber,
      message: 'No question belongs to this passage. Write its questions below it, each starting with "Q:".',
    });
  }

  #addSource(source: TextPart): void {
    if (this.#source !== undefined) {
      this.#fail({
        lineNumber: source.lineNumber,
        causeLineNumber: this.#source.lineNumber,
        message: `This passage already has "Source:" on line ${this.#source.lineNumber}. Keep one of the two.`,
      });
    } else if (source.text === '') {
      this.#report.addWarning({
        lineNumber: source.lineNumber,
        message: 'The source has no text. Write it on the same line, or take the line out.',
      });
    } else {
      this.#source = source;
    }
  }

  #close(): PassageOfDraft {
    const { lineNumber, text: title } = this.#title;
    if (this.#text.text === '') {
      this.#fail({
        lineNumber,
        message: 'This passage has no text. Write it between "Passage:" and the first "Q:".',
      });
    }
    if (this.#errorLineNumber !== undefined) return { errorLineNumber: this.#errorLineNumber };

    const passage: ImportedPassage = { text: this.#text.text, lineNumber };
    if (title !== '') passage.title = title;
    if (this.#source !== undefined) passage.source = this.#source.text;

    return { passage };
  }

  #fail(problem: Problem): void {
    this.#errorLineNumber ??= problem.lineNumber;
    this.#report.addError(problem);
  }
}

function textBehind(line: string, contentStart: number): string {
  return trimmedFrom(line, contentStart);
}

function misplacedMessage(line: string, { contentStart }: { contentStart: number }): string {
  const label = line.slice(skipBlanks(line, 0), contentStart);

  return (
    `"${label}" stands inside a passage. If a question starts above it, begin that question with "Q:". ` +
    `To keep the line as text, put a backslash in front of it: "\\${label}".`
  );
}
