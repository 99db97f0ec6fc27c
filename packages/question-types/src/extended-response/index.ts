import { checkNames, checkOptions, valueAt } from '../checks.ts';
import type { Grade, Problem, QuestionType } from '../question-type.ts';
import { extendedResponseText } from './text.ts';
import {
  contentSchema,
  type ExtendedResponseContent,
  type ExtendedResponseKey,
  type ExtendedResponseResponse,
  keySchema,
  responseSchema,
  type RubricTrait,
} from './schema.ts';

export type * from './schema.ts';

/** Words as a word processor counts them: what stands between blanks. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

function scoreOf(trait: RubricTrait, response: ExtendedResponseResponse | null): number | undefined {
  return valueAt(response?.scores ?? {}, trait.id);
}

function describeLevel({ levels }: RubricTrait, points: number | undefined): string {
  const level = levels.find((some) => some.points === points);

  return level === undefined ? '' : `${level.points}: ${level.text}`;
}

function topPoints({ levels }: RubricTrait): number {
  return Math.max(...levels.map(({ points }) => points));
}

function checkContent({ minWords, maxWords, rubric }: ExtendedResponseContent): Problem[] {
  const problems = checkOptions(rubric, 'content.rubric');
  if (minWords !== undefined && maxWords !== undefined && minWords > maxWords) {
    problems.push({ path: 'content.minWords', message: 'The least number of words is above the largest' });
  }
  const repeated = rubric.findIndex(
    ({ levels }) => new Set(levels.map(({ points }) => points)).size < levels.length,
  );
  if (repeated >= 0) {
    problems.push({ path: `content.rubric.${repeated}.levels`, message: 'Two levels give the same points' });
  }

  return problems;
}

function checkScores({ rubric }: ExtendedResponseContent, response: ExtendedResponseResponse): Problem[] {
  const scores = response.scores ?? {};
  const strange = rubric.filter((trait) => {
    const points = scoreOf(trait, response);

    return points !== undefined && describeLevel(trait, points) === '';
  });

  return [
    ...checkNames(scores, rubric, 'response.scores'),
    ...strange.map(({ id, text }) => ({
      path: `response.scores.${id}`,
      message: `"${text}" has no level with so many points`,
    })),
  ];
}

/** 0 of 0: we judge no essay. The parts carry the learner's own points. */
function grade({ rubric }: ExtendedResponseContent, response: ExtendedResponseResponse | null): Grade {
  const parts = rubric.map((trait) => ({
    id: trait.id,
    points: scoreOf(trait, response) ?? 0,
    maxPoints: topPoints(trait),
    isRight: null,
  }));

  return { points: 0, maxPoints: 0, isRight: null, parts };
}

/** An essay with a rubric for scoring oneself and a model answer; never graded as right or wrong, worth 0 points. */
export const extendedResponse: QuestionType<
  ExtendedResponseContent,
  ExtendedResponseKey,
  ExtendedResponseResponse
> = {
  label: 'extended response',
  needsPicture: false,
  content: contentSchema,
  key: keySchema,
  response: responseSchema,
  checkKey: (content) => checkContent(content),
  checkResponse: checkScores,
  isComplete: (_content, response) => response !== null && response.text.trim() !== '',
  maxPoints: () => 0,
  grade: (content, _key, response) => grade(content, response),
  rightResponse: () => null,
  describeContent: ({ minWords, maxWords, rubric }) =>
    [
      ...(minWords === undefined ? [] : [`At least ${minWords} words.`]),
      ...(maxWords === undefined ? [] : [`At most ${maxWords} words.`]),
      ...rubric.map(({ text }) => text),
    ].join('\n'),
  describeKey: (_content, { modelAnswer }) => modelAnswer,
  describeResponse: (_content, { text }) => text,
  describeParts: ({ rubric }, _key, response) =>
    rubric.map((trait) => ({
      id: trait.id,
      label: trait.text,
      given: describeLevel(trait, scoreOf(trait, response)),
      right: describeLevel(trait, topPoints(trait)),
      isRight: null,
    })),
  targets: () => [],
  text: extendedResponseText,
};
