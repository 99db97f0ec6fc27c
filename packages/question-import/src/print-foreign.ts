import { letterOf } from './letters.ts';
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

/** The questions in Moodle's GIFT layout, with their explanations; topics, hints, pictures and passages have no place in it. */
export function printGift(questions: readonly PrintableQuestion[]): string {
  return questions.map(printGiftQuestion).join('\n');
}

function printGiftQuestion(question: PrintableQuestion): string {
  const { questionText, explanation } = question;
  const feedback = explanation ? [`####${escapeGift(explanation)}`] : [];

  return `${[`${escapeGift(questionText)} {${giftTruth(question)}`, ...giftAnswers(question), ...feedback, '}'].join('\n')}\n`;
}

function giftTruth(question: PrintableQuestion): string {
  if (question.questionType !== 'true_false') return '';

  return keyIndex(question) === 0 ? 'TRUE' : 'FALSE';
}

function giftAnswers(question: PrintableQuestion): string[] {
  const { questionType, options, correctAnswer } = question;
  if (questionType === 'true_false') return [];
  if (questionType === 'fill_blank') return correctAnswer.split('|').map((text) => `=${escapeGift(text)}`);
  const key = keyIndex(question);

  return options.map((option, index) => `${index === key ? '=' : '~'}${escapeGift(option)}`);
}

/** GIFT's own signs get a backslash; a line break is written as `\n`, since a blank line would end the question. */
function escapeGift(text: string): string {
  return text.replaceAll(/[~=#{}:\\]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}
