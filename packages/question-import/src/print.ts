import { letterOf } from '@second-bell/question-text';
import { isSpecType } from '@second-bell/question-types';
import { targetsOf } from '@second-bell/question-types/registry';
import { printItem } from '@second-bell/question-types/text';

import type { PrintableQuestion } from './printable-question.ts';
import { resolveKey, trueFalseIndex } from './answer-key.ts';
import { itemOf } from './finish-item.ts';
import { escapeLine } from './markers.ts';
import { groupByPassage } from './print-groups.ts';
import { keyIndex, linesOf, oneLine } from './text-lines.ts';
import { HEADER_LABELS, printScoringAndTools, type TestHeader } from './header-fields.ts';

/** The text of a practice test: `parseTestFile` reads the same header and the same questions out of it. */
export function printTestFile(header: TestHeader, questions: readonly PrintableQuestion[]): string {
  const lines = [`${HEADER_LABELS.title} ${oneLine(header.title)}`];
  if (header.description) lines.push(`${HEADER_LABELS.description} ${oneLine(header.description)}`);
  lines.push(
    `${HEADER_LABELS.minutes} ${header.timeLimitMinutes}`,
    `${HEADER_LABELS['passing score']} ${header.passingScore}`,
    `${HEADER_LABELS.difficulty} ${header.difficulty}`,
    ...printScoringAndTools(header),
  );

  return `${lines.join('\n')}\n\n${printQuestions(questions)}`;
}

/**
 * The questions as text: `parseQuestions` reads the same ones out of it.
 *
 * Two things come back in their usual form: options and hints on one line, and a choice of just True and False as
 * `true_false`. Throws where a stored key names no option.
 */
export function printQuestions(questions: readonly PrintableQuestion[]): string {
  return groupByPassage(questions, escapeLine, printQuestion);
}

function printQuestion(question: PrintableQuestion): string {
  const {
    questionText,
    questionType,
    options,
    explanation,
    topic,
    difficulty,
    hint,
    image,
    imageDescription,
  } = question;
  const { rationales = {}, remember, reference } = question;
  const lines = [`Q: ${manyLines(questionText)}`];
  if (image) lines.push(`Image: ${oneLine(image)}`);
  if (imageDescription) lines.push(`Image description: ${oneLine(imageDescription)}`);
  if (questionType === 'multiple_choice') {
    for (const [index, option] of options.entries()) lines.push(`${letterOf(index)}) ${oneLine(option)}`);
  }
  if (isSpecType(questionType)) lines.push(`Answer: ${printAnswer(question)}`);
  else lines.push(...printItem(itemOf(question)));
  for (const { id, label } of Object.keys(rationales).length > 0 ? targetsOf(itemOf(question)) : []) {
    const rationale = rationales[id];
    if (rationale) lines.push(`Rationale ${label}: ${manyLines(rationale)}`);
  }
  if (explanation) lines.push(`Explanation: ${manyLines(explanation)}`);
  if (topic) lines.push(`Topic: ${oneLine(topic)}`);
  lines.push(`Difficulty: ${difficulty}`);
  if (hint) lines.push(`Hint: ${oneLine(hint)}`);
  if (remember) lines.push(`Remember: ${manyLines(remember)}`);
  if (reference) lines.push(`Reference: ${manyLines(reference)}`);

  return `${lines.join('\n')}\n`;
}

function printAnswer({ questionType, options, correctAnswer }: PrintableQuestion): string {
  if (questionType === 'fill_blank') {
    // A bare "True" would come back as a true/false question; an empty second answer changes nothing else.
    const accepted = oneLine(correctAnswer);

    return trueFalseIndex(accepted) === undefined ? accepted : `${accepted}|`;
  }

  const index = keyIndex({ options, correctAnswer });
  if (questionType === 'true_false') return options[index] ?? '';

  const letter = letterOf(index);

  // Where another option's text is that letter, only the bracket tells them apart.
  return 'index' in resolveKey(letter, options) ? letter : `${letter})`;
}

function manyLines(text: string): string {
  const [first = '', ...rest] = linesOf(text);

  return [first, ...rest.map(escapeLine)].join('\n');
}
