import type { Problem } from '../imported-question.ts';
import type { QuestionDraft } from '../question-draft.ts';
import { quoteLine } from './quote-line.ts';

/** Follows the numbers of the questions: one may have been swallowed where they do not go on. */
export class NumberTrail {
  #before: number | undefined;

  /** What is odd about the number of the next question. Numbers may start again, and a question may have none. */
  follow({ number, lineNumber }: QuestionDraft, lines: readonly string[]): Problem | undefined {
    const before = this.#before;
    this.#before = number ?? (before === undefined ? undefined : before + 1);
    if (before === undefined || number === undefined || number === before + 1 || number === 1)
      return undefined;

    return {
      lineNumber,
      message: `This question has number ${number}, but the one above it has number ${before}: ${quoteLine(lines[lineNumber - 1] ?? '')}. Check that no question is missing between the two.`,
    };
  }
}
