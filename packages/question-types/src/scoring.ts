import type { Grade, GradedPart, ScoringRule } from './question-type.ts';

/**
 * The points of a question whose parts stand for themselves.
 *
 * `partial` is the sum of the parts' points, never below 0; `all_or_nothing` is 1 where every part is right. With parts
 * that are worth 1 or 0 this is NCSBN's 0/1 rule; with −1 for wrong marks (see `plusMinusPart`) it is the +/− rule.
 */
export function gradeParts(parts: GradedPart[], rule: ScoringRule): Grade {
  const maxPoints = sum(parts.map((part) => part.maxPoints));

  return gradeTotal(parts, Math.max(0, sum(parts.map(({ points }) => points))), { maxPoints, rule });
}

/** The points of a question whose parts are linked: the type has counted them. */
export function gradeTotal(
  parts: GradedPart[],
  points: number,
  { maxPoints, rule }: { maxPoints: number; rule: ScoringRule },
): Grade {
  const isRight = parts.every((part) => part.isRight === true);
  if (rule === 'all_or_nothing') return { points: isRight ? 1 : 0, maxPoints: 1, isRight, parts };

  return { points, maxPoints, isRight, parts };
}

/** 0/1: one point for a right part, nothing off for a wrong one. */
export function zeroOnePart(id: string, isRight: boolean): GradedPart {
  return { id, points: isRight ? 1 : 0, maxPoints: 1, isRight };
}

/** +/−: one point for a right mark, one off for a wrong one. What is rightly left alone is worth nothing. */
export function plusMinusPart(id: string, isKey: boolean, isMarked: boolean): GradedPart {
  return {
    id,
    points: isMarked ? (isKey ? 1 : -1) : 0,
    maxPoints: isKey ? 1 : 0,
    isRight: isKey === isMarked,
  };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
