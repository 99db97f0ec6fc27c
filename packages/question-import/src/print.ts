import { resolveKey, trueFalseIndex } from './answer-key.ts';
import type { ImportedPassage, ImportedQuestion } from './imported-question.ts';
import { letterOf } from './letters.ts';
import { escapeLine } from './markers.ts';
import { HEADER_LABELS, type TestHeader } from './header-fields.ts';

export type PrintablePassage = Omit<ImportedPassage, 'lineNumber'>;

export type PrintableQuestion = Omit<ImportedQuestion, 'lineNumber' | 'endLineNumber' | 'passage'> & {
  passage?: PrintablePassage;
};

/** The text of a practice test: `parseTestFile` reads the same header and the same questions out of it. */
export function printTestFile(header: TestHeader, questions: readonly PrintableQuestion[]): string {
  const lines = [`${HEADER_LABELS.title} ${oneLine(header.title)}`];
  if (header.description) lines.push(`${HEADER_LABELS.description} ${oneLine(header.description)}`);
  lines.push(
    `${HEADER_LABELS.minutes} ${header.timeLimitMinutes}`,
    `${HEADER_LABELS['passing score']} ${header.passingScore}`,
    `${HEADER_LABELS.difficulty} ${header.difficulty}`,
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
  const blocks: string[] = [];
  let open: PrintablePassage | undefined;
  for (const question of questions) {
    const { passage } = question;
    if (passage === undefined && open !== undefined) blocks.push('End of passage\n');
    if (passage !== undefined && !isSamePassage(passage, open)) blocks.push(printPassage(passage));
    open = passage;
    blocks.push(printQuestion(question));
  }

  return blocks.join('\n');
}

/** Neighbours whose passages hold the same words belong to one group, also where each brings its own copy. */
function isSamePassage(a: PrintablePassage, b: PrintablePassage | undefined): boolean {
  return a.text === b?.text && (a.title ?? '') === (b.title ?? '') && (a.source ?? '') === (b.source ?? '');
}

function printPassage({ title = '', source = '', text }: PrintablePassage): string {
  const lines = [`Passage: ${oneLine(title)}`.trimEnd()];
  if (source !== '') lines.push(`Source: ${oneLine(source)}`);

  return `${lines.join('\n')}\n\n${linesOf(text).map(escapeLine).join('\n')}\n`;
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
  const lines = [`Q: ${manyLines(questionText)}`];
  if (image) lines.push(`Image: ${oneLine(image)}`);
  if (imageDescription) lines.push(`Image description: ${oneLine(imageDescription)}`);
  if (questionType === 'multiple_choice') {
    for (const [index, option] of options.entries()) lines.push(`${letterOf(index)}) ${oneLine(option)}`);
  }
  lines.push(`Answer: ${printAnswer(question)}`);
  if (explanation) lines.push(`Explanation: ${manyLines(explanation)}`);
  if (topic) lines.push(`Topic: ${oneLine(topic)}`);
  lines.push(`Difficulty: ${difficulty}`);
  if (hint) lines.push(`Hint: ${oneLine(hint)}`);

  return `${lines.join('\n')}\n`;
}

function printAnswer({ questionType, options, correctAnswer }: PrintableQuestion): string {
  if (questionType === 'fill_blank') {
    // A bare "True" would come back as a true/false question; an empty second answer changes nothing else.
    const accepted = oneLine(correctAnswer);

    return trueFalseIndex(accepted) === undefined ? accepted : `${accepted}|`;
  }

  // Not Number(): an empty key would become the first option.
  const index = options.findIndex((_option, position) => String(position) === correctAnswer);
  const option = options[index];
  if (option === undefined) {
    throw new Error(`The key "${correctAnswer}" names none of the ${options.length} options`);
  }
  if (questionType === 'true_false') return option;

  const letter = letterOf(index);

  // Where another option's text is that letter, only the bracket tells them apart.
  return 'index' in resolveKey(letter, options) ? letter : `${letter})`;
}

function oneLine(text: string): string {
  return linesOf(text)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

function manyLines(text: string): string {
  const [first = '', ...rest] = linesOf(text);

  return [first, ...rest.map(escapeLine)].join('\n');
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}
