import type { QuestionWithKey } from '@second-bell/contract';
import { letterOf, MAX_OPTIONS } from '@second-bell/question-text';
import { stringify } from 'csv-stringify/sync';

import type { ExportedTest } from './exported-test.ts';

const OPTION_COLUMNS = Array.from({ length: MAX_OPTIONS }, (_, index) => `Option ${letterOf(index)}`);

const COLUMNS = [
  'Product',
  'Subject',
  'Practice test',
  'Number',
  'Type',
  'Question',
  ...OPTION_COLUMNS,
  'Answer',
  'Explanation',
  'Topic',
  'Difficulty',
  'Hint',
  'Image',
  'Image description',
  'Passage title',
  'Passage',
  'Passage source',
];

/**
 * One row for each question, for spreadsheets: with a byte order mark, and with an apostrophe before whatever a
 * spreadsheet would take for a formula.
 */
export function printCsv({ product, subject, test, questions }: ExportedTest): string {
  const place = [product.name, subject.name, test.title];
  const rows = questions.map((question, index) => [...place, String(index + 1), ...cellsOf(question)]);

  return stringify([COLUMNS, ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}

function cellsOf(question: QuestionWithKey): string[] {
  const { questionType, questionText, options, explanation, topic, difficulty, hint } = question;
  const { questionImage, imageDescription, passage } = question;

  return [
    questionType,
    questionText,
    ...OPTION_COLUMNS.map((_, index) => options[index] ?? ''),
    answerOf(question),
    explanation ?? '',
    topic ?? '',
    difficulty,
    hint ?? '',
    questionImage ?? '',
    imageDescription ?? '',
    passage?.title ?? '',
    passage?.text ?? '',
    passage?.source ?? '',
  ];
}

/** The letter of the right option; the accepted answers of a blank, with a bar between them. */
function answerOf({ questionType, correctAnswer }: QuestionWithKey): string {
  return questionType === 'fill_blank' ? correctAnswer : letterOf(Number(correctAnswer));
}
