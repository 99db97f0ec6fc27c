import { quoteLine } from '../doubts/quote-line.ts';
import { assignKeys } from '../key/assign-keys.ts';
import { KeySection } from '../key/key-section.ts';
import type { DraftSink, QuestionDraft } from '../question-draft.ts';
import { settleAnswer } from './complete-draft.ts';
import type { Dialect } from './dialect.ts';
import { type FileSights } from './file-sights.ts';
import type { LooseLines } from './loose-lines.ts';
import { leadsToOptions } from './question-start.ts';

/** Holds questions back until the answer key below them has been read, or there is none. */
export class KeyReader {
  readonly #file: FileSights;
  readonly #dialect: Dialect;
  readonly #sink: DraftSink;
  #section: KeySection | undefined;
  #drafts: QuestionDraft[] = [];

  constructor(file: FileSights, dialect: Dialect, sink: DraftSink) {
    this.#file = file;
    this.#dialect = dialect;
    this.#sink = sink;
  }

  get isOpen(): boolean {
    return this.#section !== undefined;
  }

  /** Takes a finished question; without any key in the file it need not wait. */
  hold(draft: QuestionDraft): void {
    if (this.#dialect.hasKey) this.#drafts.push(draft);
    else this.#settle(draft);
  }

  open(): void {
    this.#section ??= new KeySection(this.#dialect.numberedOptions !== undefined);
  }

  /** False where the key is over: the line starts a question. */
  readLine(index: number, loose: LooseLines): boolean {
    const line = this.#file.lines[index] ?? '';
    const sight = this.#file.sights[index];
    const section = this.#section;
    if (section === undefined || sight === undefined || this.#isQuestion(index)) {
      this.close();
      return false;
    }
    const lineNumber = index + 1;
    if (sight.kind === 'heading' && section.readBehindHeading(line, lineNumber)) {
      this.#sink.account(lineNumber, 'key');
    } else if (sight.kind === 'heading' || sight.kind === 'rule') {
      this.#sink.account(lineNumber, 'heading');
    } else if (
      section.readLine(line, sight, lineNumber) ||
      section.continueExplanation(
        sight.field === 'explanation' ? line.slice(sight.contentStart) : line,
        lineNumber,
      )
    ) {
      this.#sink.account(lineNumber, 'key');
    } else {
      loose.addStray(lineNumber);
    }

    return true;
  }

  close(): void {
    const runs = this.#section?.runs ?? [];
    for (const lineNumber of this.#section?.oddLines() ?? []) {
      this.#sink.addWarning({
        lineNumber,
        message: `This line in the answer key is read as an explanation: ${quoteLine(this.#file.lines[lineNumber - 1] ?? '')}. If it is none, take it out.`,
      });
    }
    assignKeys(this.#drafts, runs, (problem) => this.#sink.addError(problem));
    for (const draft of this.#drafts) this.#settle(draft);
    this.#section = undefined;
    this.#drafts = [];
  }

  #settle(draft: QuestionDraft): void {
    settleAnswer(draft, this.#dialect);
    this.#sink.addDraft(draft);
  }

  #isQuestion(index: number): boolean {
    const sight = this.#file.sights[index];

    return (
      (sight?.kind === 'number' || sight?.kind === 'question' || sight?.kind === 'id') &&
      this.#dialect.questionStyles.has(sight.style) &&
      leadsToOptions(this.#file, index, this.#dialect)
    );
  }
}
