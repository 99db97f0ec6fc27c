import { checkIds, checkNames, checkOptions, valueAt } from '../checks.ts';
import type { GradedPart, Problem, QuestionType } from '../question-type.ts';
import { gradeParts, plusMinusPart, sum, zeroOnePart } from '../scoring.ts';
import { numberTargets, textsOf } from '../words.ts';
import { matrixText } from './text.ts';
import {
  contentSchema,
  marksSchema,
  type MatrixContent,
  type MatrixKey,
  type MatrixResponse,
} from './schema.ts';

export type * from './schema.ts';

function checkMarks(content: MatrixContent, marks: MatrixKey, path: string): Problem[] {
  return [
    ...checkNames(marks, content.rows, path),
    ...content.rows.flatMap(({ id, text }) => {
      const marked = valueAt(marks, id) ?? [];
      const problems = checkIds(marked, content.columns, `${path}.${id}`);
      if (content.perRow === 'one' && marked.length > 1) {
        problems.push({ path: `${path}.${id}`, message: `Mark one column in the row "${text}"` });
      }

      return problems;
    }),
  ];
}

function checkKey(content: MatrixContent, key: MatrixKey): Problem[] {
  const empty = content.rows.filter(({ id }) => (valueAt(key, id) ?? []).length === 0);

  return [
    ...checkOptions(content.rows, 'content.rows'),
    ...checkOptions(content.columns, 'content.columns'),
    ...checkMarks(content, key, 'key'),
    ...empty.map(({ id, text }) => ({
      path: `key.${id}`,
      message: `Mark the right column in the row "${text}"`,
    })),
  ];
}

function gradeRow(
  { columns, perRow }: MatrixContent,
  id: string,
  right: readonly string[],
  marked: readonly string[],
): GradedPart {
  const isRight = columns.every((column) => right.includes(column.id) === marked.includes(column.id));
  if (perRow === 'one') return zeroOnePart(id, isRight);
  const marks = columns.map((column) =>
    plusMinusPart(column.id, right.includes(column.id), marked.includes(column.id)),
  );

  return {
    id,
    points: Math.max(0, sum(marks.map(({ points }) => points))),
    maxPoints: sum(marks.map(({ maxPoints }) => maxPoints)),
    isRight,
  };
}

function partsOf(content: MatrixContent, key: MatrixKey, response: MatrixResponse | null): GradedPart[] {
  return content.rows.map(({ id }) =>
    gradeRow(content, id, valueAt(key, id) ?? [], (response && valueAt(response, id)) ?? []),
  );
}

function describeMarks({ rows, columns }: MatrixContent, marks: MatrixKey): string {
  return rows
    .flatMap(({ id, text }) => {
      const marked = valueAt(marks, id) ?? [];

      return marked.length === 0 ? [] : [`${text}: ${textsOf(columns, marked)}`];
    })
    .join('\n');
}

/**
 * Rows with columns to mark.
 *
 * One mark per row: 1 point for each right row (0/1, "matrix multiple choice"). Several: +1 for each right mark, −1 for each
 * wrong one, each row never below 0, rows added up (+/−, "matrix multiple response"; that rows are floored one by one is
 * the reading of `docs/question-syntax.md`, the public slides leave it open). Source: NCSBN, Next Generation NCLEX item
 * types and scoring.
 */
export const matrix: QuestionType<MatrixContent, MatrixKey, MatrixResponse> = {
  label: 'matrix',
  needsPicture: false,
  content: contentSchema,
  key: marksSchema,
  response: marksSchema,
  checkKey,
  checkResponse: (content, response) => checkMarks(content, response, 'response'),
  isComplete: ({ rows }, response) =>
    response !== null && rows.every(({ id }) => (valueAt(response, id) ?? []).length > 0),
  maxPoints: (content, key, rule) =>
    rule === 'partial' ? sum(partsOf(content, key, null).map(({ maxPoints }) => maxPoints)) : 1,
  grade: (content, key, response, rule) => gradeParts(partsOf(content, key, response), rule),
  rightResponse: (_content, key) => key,
  describeContent: ({ rows, columns, perRow }) =>
    [
      `${perRow === 'one' ? 'Mark one' : 'Mark all that apply'} in each row: ${columns.map(({ text }) => text).join('; ')}`,
      ...rows.map(({ text }) => text),
    ].join('\n'),
  describeKey: describeMarks,
  describeResponse: describeMarks,
  describeParts: (content, key, response) =>
    partsOf(content, key, response).map(({ id, isRight }, index) => ({
      id,
      label: content.rows[index]?.text ?? id,
      given: textsOf(content.columns, (response && valueAt(response, id)) ?? []),
      right: textsOf(content.columns, valueAt(key, id) ?? []),
      isRight,
    })),
  targets: ({ rows }) => numberTargets(rows),
  text: matrixText,
};
