import { skipBlanks, trimBlanksEnd, trimmedFrom } from './blanks.ts';
import type { ImportedPassage, PassageKind, PassageTab, Problem } from './imported-question.ts';
import type { FieldName, Marker } from './markers.ts';
import { appendLine, type PassageOfDraft, type TextPart } from './question-draft.ts';

type TabDraft = { title: TextPart; text: TextPart; fromQuestion?: number };

const KINDS: ReadonlyMap<string, PassageKind> = new Map([
  ['case study', 'case_study'],
  ['trend', 'trend'],
]);
/** Labels of questions that letters and memos have too. */
const ALSO_IN_LETTERS: ReadonlySet<FieldName> = new Set(['remember', 'reference']);

type Report = { addError(problem: Problem): void; addWarning(problem: Problem): void };

/** Reads one passage, from its `Passage:` line to the first `Q:`, and counts the questions that belong to it. */
export class PassageReader {
  readonly #report: Report;
  readonly #title: TextPart;
  readonly #text: TextPart;
  #source: TextPart | undefined;
  #kind: PassageKind | undefined;
  readonly #tabs: TabDraft[] = [];
  /** The tab that is open. */
  #tab: TabDraft | undefined;
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
    if (marker.kind === 'passage-field' && this.#readField(marker, line, lineNumber)) return;
    if (marker.kind === 'option' || (marker.kind === 'field' && !ALSO_IN_LETTERS.has(marker.name))) {
      this.#fail({ lineNumber, message: misplacedMessage(line, marker) });
    } else {
      appendLine(this.#tab?.text ?? this.#text, trimBlanksEnd(text), blankLinesBefore);
    }
  }

  /** False where the line is text after all. */
  #readField(
    { name, contentStart }: Extract<Marker, { kind: 'passage-field' }>,
    line: string,
    lineNumber: number,
  ): boolean {
    const text = trimmedFrom(line, contentStart);
    if (name === 'source') this.#addSource({ lineNumber, text });
    else if (name === 'tab') this.#addTab({ lineNumber, text });
    else if (name === 'kind') return this.#addKind(text);
    else return this.#addFromQuestion(text);

    return true;
  }

  #addTab(title: TextPart): void {
    if (title.text === '') {
      this.#fail({
        lineNumber: title.lineNumber,
        message: 'This tab has no title. Write it on the same line, like "Tab: Vital signs".',
      });
    }
    this.#tab = { title, text: { lineNumber: title.lineNumber, text: '' } };
    this.#tabs.push(this.#tab);
  }

  #addKind(text: string): boolean {
    const kind = KINDS.get(text.toLowerCase());
    if (kind === undefined || this.#kind !== undefined) return false;
    this.#kind = kind;

    return true;
  }

  #addFromQuestion(text: string): boolean {
    const isFirstLine = this.#tab?.text.text === '' && this.#tab.fromQuestion === undefined;
    if (this.#tab === undefined || !isFirstLine || !/^[1-9]\d{0,2}$/.test(text)) return false;
    this.#tab.fromQuestion = Number(text);

    return true;
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
    if (this.#text.text === '' && this.#tabs.length === 0) {
      this.#fail({
        lineNumber,
        message: 'This passage has no text. Write it between "Passage:" and the first "Q:".',
      });
    }
    for (const tab of this.#tabs) this.#checkTab(tab);
    if (this.#errorLineNumber !== undefined) return { errorLineNumber: this.#errorLineNumber };

    const passage: ImportedPassage = { text: this.#text.text, lineNumber };
    if (title !== '') passage.title = title;
    if (this.#source !== undefined) passage.source = this.#source.text;
    if (this.#kind !== undefined) passage.kind = this.#kind;
    if (this.#tabs.length > 0) passage.tabs = this.#tabs.map(finishTab);

    return { passage };
  }

  #checkTab({ title, text }: TabDraft): void {
    if (text.text !== '' || title.text === '') return;
    this.#fail({
      lineNumber: title.lineNumber,
      message: `The tab "${title.text.slice(0, 40)}" has no text. Write it below this line.`,
    });
  }

  #fail(problem: Problem): void {
    this.#errorLineNumber ??= problem.lineNumber;
    this.#report.addError(problem);
  }
}

function finishTab({ title, text, fromQuestion }: TabDraft): PassageTab {
  return { title: title.text, text: text.text, ...(fromQuestion !== undefined && { fromQuestion }) };
}

function misplacedMessage(line: string, { contentStart }: { contentStart: number }): string {
  const label = line.slice(skipBlanks(line, 0), contentStart);

  return (
    `"${label}" stands inside a passage. If a question starts above it, begin that question with "Q:". ` +
    `To keep the line as text, put a backslash in front of it: "\\${label}".`
  );
}
