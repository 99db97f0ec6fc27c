import { checkIds, checkOptions } from '../checks.ts';
import type { DescribedPart, GradedPart, Problem, QuestionType } from '../question-type.ts';
import type { Option } from '../schemas.ts';
import { gradeParts, zeroOnePart } from '../scoring.ts';
import { lettered, letterTargets, textOf, textsOf } from '../words.ts';
import { bowTieText } from './text.ts';
import {
  type BowTieContent,
  type BowTieKey,
  type BowTieResponse,
  contentSchema,
  keySchema,
  responseSchema,
} from './schema.ts';

export type * from './schema.ts';

/** On each side of a bow-tie. */
const PER_SIDE = 2;
const SIDES = ['actions', 'parameters'] as const;
const SIDE_LABELS = { actions: 'Action', parameters: 'Parameter' } as const;

function checkPicks(content: BowTieContent, picks: BowTieResponse, path: string): Problem[] {
  const condition = picks.condition === null ? [] : [picks.condition];
  const problems = checkIds(condition, content.conditions, `${path}.condition`);
  for (const side of SIDES) {
    problems.push(...checkIds(picks[side], content[side], `${path}.${side}`));
    if (picks[side].length > PER_SIDE) {
      problems.push({ path: `${path}.${side}`, message: `Choose ${PER_SIDE}, not ${picks[side].length}` });
    }
  }

  return problems;
}

function checkKey(content: BowTieContent, key: BowTieKey): Problem[] {
  const missing = SIDES.filter((side) => key[side].length < PER_SIDE);

  return [
    ...checkOptions(content.actions, 'content.actions'),
    ...checkOptions(content.conditions, 'content.conditions'),
    ...checkOptions(content.parameters, 'content.parameters'),
    ...checkPicks(content, key, 'key'),
    ...missing.map((side) => ({ path: `key.${side}`, message: `Name ${PER_SIDE} right ${side}` })),
  ];
}

/** What was put beside what is right: the right ones meet, whatever their order, and wrong ones fill the gaps. */
function pairSide(
  options: readonly Option[],
  key: readonly string[],
  given: readonly string[],
): { given: string; right: string; isRight: boolean }[] {
  const wrong = given.filter((id) => !key.includes(id));

  return key.map((id) => {
    const isRight = given.includes(id);

    return { given: textOf(options, isRight ? id : wrong.shift()), right: textOf(options, id), isRight };
  });
}

function describeParts(
  content: BowTieContent,
  key: BowTieKey,
  response: BowTieResponse | null,
): DescribedPart[] {
  const condition = {
    id: 'condition',
    label: 'Condition',
    given: textOf(content.conditions, response?.condition ?? undefined),
    right: textOf(content.conditions, key.condition),
    isRight: response?.condition === key.condition,
  };
  const sides = SIDES.flatMap((side) =>
    pairSide(content[side], key[side], response?.[side] ?? []).map((pair, index) => ({
      id: `${side}.${index + 1}`,
      label: `${SIDE_LABELS[side]} ${index + 1}`,
      ...pair,
    })),
  );

  return [condition, ...sides];
}

function partsOf(content: BowTieContent, key: BowTieKey, response: BowTieResponse | null): GradedPart[] {
  return describeParts(content, key, response).map(({ id, isRight }) => zeroOnePart(id, isRight === true));
}

function describePicks(content: BowTieContent, picks: BowTieResponse): string {
  return [
    `Condition: ${textOf(content.conditions, picks.condition ?? undefined)}`,
    `Actions: ${textsOf(content.actions, picks.actions)}`,
    `Parameters: ${textsOf(content.parameters, picks.parameters)}`,
  ].join('\n');
}

/**
 * One condition in the middle, two actions and two parameters on its sides: 1 point for each of the five (0/1).
 * Source: NCSBN, Next Generation NCLEX item types and scoring (bow-tie).
 */
export const bowTie: QuestionType<BowTieContent, BowTieKey, BowTieResponse> = {
  label: 'bow-tie',
  needsPicture: false,
  content: contentSchema,
  key: keySchema,
  response: responseSchema,
  checkKey,
  checkResponse: (content, response) => checkPicks(content, response, 'response'),
  isComplete: (_content, response) =>
    response !== null &&
    response.condition !== null &&
    SIDES.every((side) => response[side].length === PER_SIDE),
  maxPoints: (_content, _key, rule) => (rule === 'partial' ? 1 + SIDES.length * PER_SIDE : 1),
  grade: (content, key, response, rule) => gradeParts(partsOf(content, key, response), rule),
  rightResponse: (_content, key) => key,
  describeContent: ({ actions, conditions, parameters }) =>
    [
      'Actions (choose 2):',
      ...lettered(actions),
      'Conditions (choose 1):',
      ...lettered(conditions),
      'Parameters (choose 2):',
      ...lettered(parameters),
    ].join('\n'),
  describeKey: describePicks,
  describeResponse: describePicks,
  describeParts,
  targets: ({ actions, conditions, parameters }) =>
    Object.entries({ action: actions, condition: conditions, parameter: parameters }).flatMap(
      ([group, options]) =>
        letterTargets(options).map(({ id, label, text }) => ({
          id: `${group}.${id}`,
          label: `${group} ${label}`,
          text,
        })),
    ),
  text: bowTieText,
};
