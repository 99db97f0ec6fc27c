import { letterOf, MAX_OPTIONS } from '@second-bell/question-text';
import { describeItemKey, targetsOf } from '@second-bell/question-types/registry';
import { stringify } from 'csv-stringify/sync';

import type { ExportedQuestion, ExportedTest } from './exported-test.ts';

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
  'Rationales',
  'Remember',
  'Reference',
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

function cellsOf(question: ExportedQuestion): string[] {
  const { questionType, questionText, explanation, topic, difficulty, hint } = question;
  const { questionImage, imageDescription, passage, remember, reference } = question;
  const parts = targetsOf(question.item);

  return [
    questionType,
    questionText,
    ...OPTION_COLUMNS.map((_, index) => parts[index]?.text ?? ''),
    answerOf(question),
    explanation ?? '',
    topic ?? '',
    difficulty,
    hint ?? '',
    questionImage ?? '',
    imageDescription ?? '',
    passage?.title ?? '',
    passageText(passage),
    passage?.source ?? '',
    rationalesOf(question),
    remember ?? '',
    reference ?? '',
  ];
}

/** The letter of the right option; the accepted answers of a blank, with a bar between them; else the key in words. */
function answerOf({ correctAnswer, item }: ExportedQuestion): string {
  const right = targetsOf(item).find(({ id }) => id === item.key);

  return right?.label ?? (correctAnswer || describeItemKey(item));
}

function passageText(passage: ExportedQuestion['passage']): string {
  const tabs = (passage?.tabs ?? []).map(({ title, text }) => `${title}\n${text}`);

  return [passage?.text ?? '', ...tabs].filter((text) => text !== '').join('\n\n');
}

function rationalesOf({ rationales = {}, item }: ExportedQuestion): string {
  return targetsOf(item)
    .flatMap(({ id, label }) => (rationales[id] === undefined ? [] : `${label}: ${rationales[id]}`))
    .join('\n');
}
