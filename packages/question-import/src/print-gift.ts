import { isSpecType } from '@second-bell/question-types';

import { printGiftAnswers } from './print-gift-types.ts';
import type { PrintableQuestion } from './printable-question.ts';

type GiftPlace = {
  /** What the questions are called in the question bank: `Practice Test 1, question 1`. */
  title: string;
  /** The folders of the question bank from the outside in: product, subject, practice test. */
  category: readonly string[];
};

/**
 * The questions in Moodle's GIFT format, one Moodle question each.
 *
 * A passage stands in the text of each question about it, since Moodle shuffles questions. Hint, topic and difficulty
 * have no place in GIFT and stand in comments; a picture stays where it is, with its address in the text.
 */
export function printGift({ title, category }: GiftPlace, questions: readonly PrintableQuestion[]): string {
  const path = category.map((name) => oneLine(name).replaceAll('/', '//')).join('/');
  const blocks = questions.map((question, index) =>
    printQuestion(question, `${oneLine(title)}, question ${index + 1}`),
  );

  return [`$CATEGORY: ${path}\n`, ...blocks].join('\n');
}

/** Whether GIFT has words for a question: for some types always, for some never, for others by their key. */
export function fitsGift(question: PrintableQuestion): boolean {
  return isSpecType(question.questionType) || printGiftAnswers(question, plainAnswer) !== undefined;
}

function printQuestion(question: PrintableQuestion, name: string): string {
  const { explanation } = question;
  const lines = [
    ...commentsOf(question),
    `::${escape(name)}::[markdown]${escape(textOf(question))}{`,
    ...answersOf(question),
    ...(explanation ? [`####${plainStart(escape(explanation))}`] : []),
    '}',
  ];

  return `${lines.join('\n')}\n`;
}

function commentsOf({ hint, topic, difficulty }: PrintableQuestion): string[] {
  return [
    ...(topic ? [`// Topic: ${oneLine(topic)}`] : []),
    `// Difficulty: ${difficulty}`,
    ...(hint ? [`// Hint: ${oneLine(hint)}`] : []),
  ];
}

/** Passage, stem and picture, as Markdown. */
function textOf({ passage, questionText, image, imageDescription = '' }: PrintableQuestion): string {
  const parts = [
    passage?.title && `**${oneLine(passage.title)}**`,
    passage?.text,
    passage?.source && `Source: ${oneLine(passage.source)}`,
    questionText,
    image && `![${oneLine(imageDescription).replace(/[[\]]/g, '')}](<${image}>)`,
  ];

  return parts.filter((part) => part).join('\n\n');
}

function answersOf(question: PrintableQuestion): string[] {
  const { questionType, options, correctAnswer } = question;
  const own = printGiftAnswers(question, plainAnswer);
  if (own !== undefined) return own;
  if (questionType === 'true_false') return [correctAnswer === '0' ? 'TRUE' : 'FALSE'];
  if (questionType === 'fill_blank') {
    const accepted = correctAnswer.split('|').filter((answer) => answer.trim() !== '');

    return accepted.map((answer) => `=%100%${typedAnswer(answer)}`);
  }

  return options.map((option, index) => {
    const isRight = String(index) === correctAnswer;

    // The weight is written out, so that an option like "%50% off" is not read as one.
    return `${isRight ? '=' : '~%0%'}${plainAnswer(option)}`;
  });
}

function plainAnswer(text: string): string {
  return plainStart(escape(text));
}

/** An answer that is typed. A star would match any text, and an arrow would make the question a matching one. */
function typedAnswer(answer: string): string {
  return escape(oneLine(answer).replaceAll('*', '\\*').replaceAll('->', '→'));
}

/** Keeps a text like "[html] tags" from being read as the name of a format. */
function plainStart(text: string): string {
  return text.startsWith('[') ? `[markdown]${text}` : text;
}

/** Escapes what has a meaning in GIFT. A blank line would end the question, so line breaks are escaped too. */
function escape(text: string): string {
  return text
    .trim()
    .replace(/[\\~=#{}:]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');
}

function oneLine(text: string): string {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}
