/** What multiple select, highlight and hot spot share: things of which some are to be marked. */
import { checkIds } from './checks.ts';
import type { DescribedPart, Grade, GradedPart, Problem, ScoringRule } from './question-type.ts';
import type { Option } from './schemas.ts';
import { gradeParts, plusMinusPart } from './scoring.ts';

/** With a number, so many are to be marked; without one, all that apply. */
type Asked = { things: readonly Option[]; select?: number | undefined };

export function checkMarkKey({ things, select }: Asked, key: readonly string[]): Problem[] {
  const problems = checkIds(key, things, 'key');
  if (key.length === 0) problems.push({ path: 'key', message: 'Mark at least one as right' });
  if (select !== undefined && select !== key.length) {
    problems.push({
      path: 'key',
      message: `${select} are to be chosen, but ${key.length} are marked as right`,
    });
  }

  return problems;
}

export function checkMarks({ things, select }: Asked, response: readonly string[]): Problem[] {
  const problems = checkIds(response, things, 'response');
  if (select !== undefined && response.length > select) {
    problems.push({ path: 'response', message: `Choose ${select}, not ${response.length}` });
  }

  return problems;
}

export function areMarksComplete({ select }: Asked, response: readonly string[] | null): boolean {
  return response !== null && (select === undefined ? response.length > 0 : response.length === select);
}

/**
 * All that apply: +1 for each right mark, −1 for each wrong one, never below 0 (+/−). A number of them: 1 point for each
 * right mark, nothing off (0/1, "select N"). Source: NCSBN, Next Generation NCLEX item types and scoring.
 */
export function gradeMarks(
  { things, select }: Asked,
  key: readonly string[],
  response: readonly string[] | null,
  rule: ScoringRule,
): Grade {
  const parts = things.map(({ id }): GradedPart => {
    const part = plusMinusPart(id, key.includes(id), response?.includes(id) === true);

    return select === undefined ? part : { ...part, points: Math.max(0, part.points) };
  });

  return gradeParts(parts, rule);
}

export function describeMarks(
  { things }: Asked,
  key: readonly string[],
  response: readonly string[] | null,
): DescribedPart[] {
  const word = (isMarked: boolean) => (isMarked ? 'Chosen' : 'Not chosen');

  return things.map(({ id, text }) => {
    const isMarked = response?.includes(id) === true;
    const isKey = key.includes(id);

    return {
      id,
      label: text,
      given: response === null ? '' : word(isMarked),
      right: word(isKey),
      isRight: isKey === isMarked,
    };
  });
}
