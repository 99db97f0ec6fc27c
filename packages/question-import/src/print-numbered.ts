import { letterOf } from '@second-bell/question-text';

import { resolveKey } from './answer-key.ts';
import { escapeAnyLine } from './lettered/escape.ts';
import type { PrintableQuestion } from './printable-question.ts';
import { groupByPassage } from './print-groups.ts';
import { keyIndex, linesOf, oneLine } from './text-lines.ts';
import { sightLine } from './sight/sight-line.ts';

/**
 * The questions as a numbered list, as teachers print them: `1.`, `A.`, `Answer: B`.
 *
 * Not for a list of gaps alone in which a line of a stem, below its first, is the answer: lines without letters, one of
 * which is right, are options to any reader.
 */
export function printNumbered(questions: readonly PrintableQuestion[]): string {
  return groupByPassage(questions, escapeAnyLine, (question, index) => printQuestion(question, index + 1));
}

function printQuestion(question: PrintableQuestion, number: number): string {
  const { options, explanation, topic, difficulty, hint, image, imageDescription } = question;
  const lines = [printStem(question.questionText, number)];
  if (image) lines.push(`Image: ${image}`);
  if (imageDescription) lines.push(`Image description: ${oneLine(imageDescription)}`);
  for (const [index, option] of options.entries()) lines.push(`${letterOf(index)}. ${oneLine(option)}`);
  lines.push(`Answer: ${printAnswer(question)}`);
  if (explanation) lines.push(`Explanation: ${escapeRest(explanation)}`);
  if (topic) lines.push(`Topic: ${oneLine(topic)}`);
  lines.push(`Difficulty: ${difficulty}`);
  if (hint) lines.push(`Hint: ${oneLine(hint)}`);

  return `${lines.join('\n')}\n`;
}

/** A stem that would make its line look like a key, as `1. B` does, starts on the next line. */
function printStem(stem: string, number: number): string {
  const line = `${number}. ${linesOf(stem)[0] ?? ''}`;
  if (sightLine(line).kind === 'number') return `${number}. ${escapeRest(stem)}`;

  return [`${number}.`, ...linesOf(stem).map(escapeAnyLine)].join('\n');
}

function printAnswer(question: PrintableQuestion): string {
  if (question.questionType === 'fill_blank') return question.correctAnswer;
  const letter = letterOf(keyIndex(question));

  return 'index' in resolveKey(letter, question.options) ? letter : `${letter})`;
}

function escapeRest(text: string): string {
  const [first = '', ...rest] = linesOf(text);

  return [first, ...rest.map(escapeAnyLine)].join('\n');
}
