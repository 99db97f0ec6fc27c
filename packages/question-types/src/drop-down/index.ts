import { checkOptions } from '../checks.ts';
import {
  areChoicesComplete,
  checkChoices,
  checkChoicesKey,
  choiceParts,
  describeChoiceParts,
  describeChoices,
  type Place,
} from '../choices-of.ts';
import type { Grade, Problem, QuestionType, ScoringRule, Target } from '../question-type.ts';
import { gradeParts, gradeTotal } from '../scoring.ts';
import { letterTargets } from '../words.ts';
import { blankIdsOf, textWithBlanks } from './blanks.ts';
import { dropDownText } from './text.ts';
import {
  choicesSchema,
  contentSchema,
  type DropDownContent,
  type DropDownKey,
  type DropDownResponse,
} from './schema.ts';

export type * from './schema.ts';

export { type TextPiece, textWithBlanks } from './blanks.ts';

function placesOf({ blanks }: DropDownContent): Place[] {
  return blanks.map(({ id, options }, index) => ({ id, label: `Blank ${index + 1}`, options }));
}

function checkContent({ text, blanks, scoring }: DropDownContent): Problem[] {
  const inText = blankIdsOf(text);
  const ids = blanks.map(({ id }) => id);
  const problems = blanks.flatMap(({ id, options }, index): Problem[] => {
    const path = `content.blanks.${index}`;
    const count = inText.filter((name) => name === id).length;

    return [
      ...(ids.indexOf(id) === index ? [] : [{ path, message: `The blank ${id} has two lists` }]),
      ...(count === 1 ? [] : [{ path, message: `{{${id}}} stands in the text ${count} times, not once` }]),
      ...checkOptions(options, `${path}.options`),
    ];
  });
  const unknown = inText.filter((id) => !ids.includes(id));
  problems.push(
    ...unknown.map((id) => ({ path: 'content.text', message: `The blank {{${id}}} has no list of options` })),
  );
  if (scoring === 'rationale' && blanks.length !== 2 && blanks.length !== 3) {
    problems.push({ path: 'content.scoring', message: 'Rationale scoring takes 2 or 3 blanks' });
  }

  return problems;
}

/** Without the first blank, which the others hang on, they earn nothing. */
function gradeRationale(
  content: DropDownContent,
  key: DropDownKey,
  response: DropDownResponse | null,
  rule: ScoringRule,
): Grade {
  const parts = choiceParts(placesOf(content), key, response);
  const [reason, ...others] = parts;
  const points = reason?.isRight === true ? others.filter(({ isRight }) => isRight === true).length : 0;

  return gradeTotal(parts, points, { maxPoints: others.length, rule });
}

function targetsOf({ blanks }: DropDownContent): Target[] {
  return blanks.flatMap(({ id, options }, index) =>
    letterTargets(options).map((target) => ({
      id: `${id}.${target.id}`,
      label: `${index + 1}${target.label}`,
      text: target.text,
    })),
  );
}

/**
 * Blanks in a text or a table, each with its list (cloze).
 *
 * `each`: 1 point for each right blank (0/1). `rationale`: a dyad, X because of Y, is 1 point for both and else 0; a triad, X
 * because of Y and Z, is 2 for all, 1 for X with one of them, and 0 where X is wrong. Source: NCSBN, Next Generation NCLEX
 * item types and scoring; Elsevier Evolve, item types, for the triad as one cause with two effects.
 */
export const dropDown: QuestionType<DropDownContent, DropDownKey, DropDownResponse> = {
  label: 'drop-down',
  needsPicture: false,
  content: contentSchema,
  key: choicesSchema,
  response: choicesSchema,
  checkKey: (content, key) => [...checkContent(content), ...checkChoicesKey(placesOf(content), key)],
  checkResponse: (content, response) => checkChoices(placesOf(content), response, 'response'),
  isComplete: (content, response) => areChoicesComplete(placesOf(content), response),
  maxPoints: ({ blanks, scoring }, _key, rule) =>
    rule === 'partial' ? blanks.length - (scoring === 'rationale' ? 1 : 0) : 1,
  grade: (content, key, response, rule) =>
    content.scoring === 'rationale'
      ? gradeRationale(content, key, response, rule)
      : gradeParts(choiceParts(placesOf(content), key, response), rule),
  rightResponse: (_content, key) => key,
  describeContent: ({ text, blanks }) =>
    [
      ...textWithBlanks(text).map((piece) =>
        'text' in piece ? piece.text : `[${blanks.findIndex(({ id }) => id === piece.blankId) + 1}]`,
      ),
      ...blanks.map(
        ({ options }, index) => `\nBlank ${index + 1}: ${options.map((option) => option.text).join('; ')}`,
      ),
    ].join(''),
  describeKey: (content, key) => describeChoices(placesOf(content), key),
  describeResponse: (content, response) => describeChoices(placesOf(content), response),
  describeParts: (content, key, response) => describeChoiceParts(placesOf(content), key, response),
  targets: targetsOf,
  text: dropDownText,
};
