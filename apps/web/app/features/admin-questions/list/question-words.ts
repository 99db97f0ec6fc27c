import type { AdminQuestion } from '@second-bell/contract';
import { letterOf, readableText } from '@second-bell/question-text';

const NAME_LENGTH = 60;

/** What a question is called in a sentence: `question 12, “Which planet…”`. */
export function questionName(question: AdminQuestion, index: number): string {
  return `question ${index + 1}, “${shortened(readableText(question.questionText), NAME_LENGTH)}”`;
}

/** The key in a word: the letter of the right option, True or False, or the first accepted answer. */
export function keyWords({ questionType, options, correctAnswer }: AdminQuestion): string {
  if (questionType === 'fill_blank') return shortened(correctAnswer.split('|')[0] ?? '', NAME_LENGTH);

  const index = Number(correctAnswer);

  return questionType === 'true_false' ? (options[index] ?? '') : letterOf(index);
}

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).trimEnd()}…`;
}
