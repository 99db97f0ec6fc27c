import { checkOptions } from '../checks.ts';
import { areMarksComplete, checkMarkKey, checkMarks, describeMarks, gradeMarks } from '../marks.ts';
import type { QuestionType } from '../question-type.ts';
import { idsSchema } from '../schemas.ts';
import { lettered, letterTargets, textsOf } from '../words.ts';
import { multipleSelectText } from './text.ts';
import {
  contentSchema,
  type MultipleSelectContent,
  type MultipleSelectKey,
  type MultipleSelectResponse,
} from './schema.ts';

export type * from './schema.ts';

const asked = ({ options, select }: MultipleSelectContent) => ({ things: options, select });

/** Options, of which some are right: all that apply (+/−), or so many of them (0/1 each). See `gradeMarks`. */
export const multipleSelect: QuestionType<MultipleSelectContent, MultipleSelectKey, MultipleSelectResponse> =
  {
    label: 'multiple select',
    needsPicture: false,
    content: contentSchema,
    key: idsSchema,
    response: idsSchema,
    checkKey: (content, key) => [
      ...checkOptions(content.options, 'content.options'),
      ...checkMarkKey(asked(content), key),
    ],
    checkResponse: (content, response) => checkMarks(asked(content), response),
    isComplete: (content, response) => areMarksComplete(asked(content), response),
    maxPoints: (_content, key, rule) => (rule === 'partial' ? key.length : 1),
    grade: (content, key, response, rule) => gradeMarks(asked(content), key, response, rule),
    rightResponse: (_content, key) => key,
    describeContent: ({ options, select }) =>
      [select === undefined ? 'Select all that apply.' : `Select ${select}.`, ...lettered(options)].join(
        '\n',
      ),
    describeKey: ({ options }, key) => textsOf(options, key),
    describeResponse: ({ options }, response) => textsOf(options, response),
    describeParts: (content, key, response) => describeMarks(asked(content), key, response),
    targets: ({ options }) => letterTargets(options),
    text: multipleSelectText,
  };
