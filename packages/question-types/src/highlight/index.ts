import { checkOptions } from '../checks.ts';
import { areMarksComplete, checkMarkKey, checkMarks, describeMarks, gradeMarks } from '../marks.ts';
import type { Problem, QuestionType } from '../question-type.ts';
import { idsSchema } from '../schemas.ts';
import { numberTargets, textsOf } from '../words.ts';
import { SPAN_START } from './spans.ts';
import { highlightText } from './text.ts';
import {
  contentSchema,
  type HighlightContent,
  type HighlightKey,
  type HighlightResponse,
  markablesOf,
} from './schema.ts';

export type * from './schema.ts';
export { markablesOf } from './schema.ts';

const asked = (content: HighlightContent) => ({ things: markablesOf(content) });

function checkContent(content: HighlightContent): Problem[] {
  const path = content.form === 'text' ? 'content.pieces' : 'content.rows';
  const pieces = content.form === 'text' ? content.pieces : content.rows.flat();
  const markables = markablesOf(content);
  const uneven =
    content.form === 'table' && content.rows.some((cells) => cells.length !== content.head.length);
  const isEmpty = markables.some(({ text }) => text.trim() === '' || text !== text.trim());
  const isBroken =
    pieces.some(({ id, text }) => id === undefined && SPAN_START.test(text)) ||
    markables.some(({ text }) => text.includes(']]') || text.endsWith(']') || text.includes('\n'));

  return [
    ...checkOptions(
      markables.map(({ id }) => ({ id, text: id })),
      path,
    ).filter((problem) => problem.path.endsWith('.id')),
    ...(markables.length < 2 ? [{ path, message: 'Give at least 2 parts that can be marked' }] : []),
    ...(uneven ? [{ path, message: 'Each row has as many cells as the head' }] : []),
    ...(isEmpty ? [{ path, message: 'A part to mark holds a text, without blanks at its ends' }] : []),
    ...(isBroken
      ? [{ path, message: 'A part to mark is one line without "]]", and the rest holds no "[[1: "' }]
      : []),
  ];
}

/** Parts of a text, or cells of a table, to be marked: all that apply (+/−). See `gradeMarks`. */
export const highlight: QuestionType<HighlightContent, HighlightKey, HighlightResponse> = {
  label: 'highlight',
  needsPicture: false,
  content: contentSchema,
  key: idsSchema,
  response: idsSchema,
  checkKey: (content, key) => [...checkContent(content), ...checkMarkKey(asked(content), key)],
  checkResponse: (content, response) => checkMarks(asked(content), response),
  isComplete: (content, response) => areMarksComplete(asked(content), response),
  maxPoints: (_content, key, rule) => (rule === 'partial' ? key.length : 1),
  grade: (content, key, response, rule) => gradeMarks(asked(content), key, response, rule),
  rightResponse: (_content, key) => key,
  describeContent: (content) =>
    content.form === 'text'
      ? content.pieces.map(({ id, text }) => (id === undefined ? text : `[${text}]`)).join('')
      : [
          content.head.join(' | '),
          ...content.rows.map((cells) =>
            cells.map(({ id, text }) => (id === undefined ? text : `[${text}]`)).join(' | '),
          ),
        ].join('\n'),
  describeKey: (content, key) => textsOf(markablesOf(content), key),
  describeResponse: (content, response) => textsOf(markablesOf(content), response),
  describeParts: (content, key, response) => describeMarks(asked(content), key, response),
  targets: (content) => numberTargets(markablesOf(content)),
  text: highlightText,
};
