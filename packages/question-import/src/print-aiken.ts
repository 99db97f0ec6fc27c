import { letterOf } from '@second-bell/question-text';

import type { PrintableQuestion } from './printable-question.ts';
import { keyIndex, oneLine } from './text-lines.ts';

/** Aiken knows choices alone: whether a question can be printed in it. */
export function fitsAiken({ questionType }: PrintableQuestion): boolean {
  return questionType !== 'fill_blank';
}

/** The choices among the questions in Moodle's Aiken layout: stem, options and key, and nothing else of them. */
export function printAiken(questions: readonly PrintableQuestion[]): string {
  return questions
    .filter(fitsAiken)
    .map((question) => {
      const options = question.options.map((option, index) => `${letterOf(index)}) ${oneLine(option)}`);

      return `${[oneLine(question.questionText), ...options, `ANSWER: ${letterOf(keyIndex(question))}`].join('\n')}\n`;
    })
    .join('\n');
}
