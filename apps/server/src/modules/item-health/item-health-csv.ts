import type { ItemAlarm, ItemFigures, ItemHealth } from '@second-bell/contract';
import { letterOf } from '@second-bell/question-text';
import { stringify } from 'csv-stringify/sync';

const COLUMNS = [
  'Number',
  'Question',
  'Type',
  'Answered',
  'Left open %',
  'Right %',
  'Discrimination',
  'Median seconds',
  'Key',
  'Alarms',
];

/**
 * One row for each question, with two columns for each option. As in the export of questions: with a byte order mark, and
 * with an apostrophe before whatever a spreadsheet would take for a formula.
 */
export function printItemHealth({ items }: ItemHealth): string {
  const most = Math.max(0, ...items.map(({ options }) => options.length));
  const optionColumns = Array.from({ length: most }, (_, index) => [
    `Option ${letterOf(index)} chosen %`,
    `Option ${letterOf(index)} rest of test %`,
  ]);

  return stringify([[...COLUMNS, ...optionColumns.flat()], ...items.map((item) => cellsOf(item, most))], {
    bom: true,
    // Numbers below zero are no formulas, and are not text here.
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

function cellsOf(item: ItemFigures, optionCount: number): (string | number)[] {
  const { number, questionText, questionType, answered, leftOpen, shareRight, options } = item;
  const key = options.findIndex(({ isKey }) => isKey);
  const optionCells = Array.from({ length: optionCount }, (_, index) => [
    percent(options[index]?.share),
    percent(options[index]?.meanRest),
  ]);

  return [
    number ?? 'deleted',
    questionText,
    questionType,
    answered,
    percent(leftOpen),
    percent(shareRight),
    item.discrimination === null ? '' : rounded(item.discrimination, 100),
    item.medianSeconds ?? '',
    key < 0 ? '' : letterOf(key),
    item.hasEnoughAnswers
      ? item.alarms.map((alarm) => alarmWords(alarm, item)).join('; ')
      : 'too few answers',
    ...optionCells.flat(),
  ];
}

/** The code in words, with the letters of its options: `key doubtful (C)`. */
function alarmWords({ code, optionIds }: ItemAlarm, { options }: ItemFigures): string {
  const words = code.replaceAll('_', ' ');
  const letters = optionIds?.map((id) => letterOf(options.findIndex(({ optionId }) => optionId === id)));

  return letters === undefined ? words : `${words} (${letters.join(', ')})`;
}

function percent(share: number | null | undefined): number | '' {
  return share === null || share === undefined ? '' : rounded(share * 100, 10);
}

function rounded(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}
