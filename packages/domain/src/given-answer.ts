import {
  isSpecType,
  type Item,
  type ItemOf,
  type ItemResponse,
  type Problem,
  type ScoringRule,
  type SpecTypeName,
} from '@second-bell/question-types';
import {
  describeItemResponse,
  gradeItem,
  readResponse,
  targetsOf,
} from '@second-bell/question-types/registry';
import { specWires } from '@second-bell/question-types/spec-wire';

import { itemInVersion, type VersionQuestion } from './test-version.ts';

/** An answer as it is sent: in the spec's form, the text of an option or what was typed, or in that of the type. */
export type GivenAnswer = { userAnswer?: string | undefined; response?: unknown };

/**
 * An answer as it is kept. `points` and `maxPoints` are null where the question is worth 1 point, given where the answer is
 * correct; what nobody judges is worth 0 of 0, and not correct.
 */
export type TakenAnswer = {
  /** In words, where the type has a form of its own. */
  userAnswer: string;
  /** Null for the types that the spec names: their text says all. */
  response: ItemResponse | null;
  /** The option that was chosen, where the type has options of which one is chosen. */
  optionId: string | null;
  isCorrect: boolean;
  points: number | null;
  maxPoints: number | null;
};

/** Takes an answer to a question as its version asks it, graded; or says what is wrong with it, and in which field. */
export function takeAnswer(
  question: VersionQuestion,
  rule: ScoringRule,
  given: GivenAnswer,
): TakenAnswer | { problems: Problem[] } {
  const item = itemInVersion(question);
  const read =
    given.response === undefined ? readText(item, given.userAnswer) : readForm(item, given.response);
  if ('problems' in read) return read;

  const { userAnswer, response } = read;
  const graded = pointsFor(item, response, rule);
  if (!isSpecType(item.type)) return { userAnswer, response, optionId: null, ...graded };

  return { userAnswer, response: null, optionId: optionIdOf(item, response), ...graded };
}

/** What a stored answer says in its type's form; null where the question has no room for it. */
export function responseOf(
  item: Item,
  { userAnswer, response }: { userAnswer: string; response: ItemResponse | null },
): ItemResponse | null {
  return isSpecType(item.type) ? fromText(item as ItemOf<SpecTypeName>, userAnswer) : response;
}

/** How a stored answer is graded, as its row keeps it. */
export function pointsFor(
  item: Item,
  response: ItemResponse | null,
  rule: ScoringRule,
): Pick<TakenAnswer, 'isCorrect' | 'points' | 'maxPoints'> {
  const { points, maxPoints, isRight } = gradeItem(item, response, rule);
  const isCorrect = isRight === true;

  return maxPoints === 1 ? { isCorrect, points: null, maxPoints: null } : { isCorrect, points, maxPoints };
}

type Read = { userAnswer: string; response: ItemResponse | null } | { problems: Problem[] };

function readText(item: Item, userAnswer: string | undefined): Read {
  if (userAnswer === undefined) return { problems: [{ path: 'userAnswer', message: 'This is required' }] };
  if (!isSpecType(item.type)) {
    const message = 'This question cannot be answered with text alone. Load the page again, then answer it';

    return { problems: [{ path: 'userAnswer', message }] };
  }

  return { userAnswer, response: fromText(item as ItemOf<SpecTypeName>, userAnswer) };
}

function readForm(item: Item, given: unknown): Read {
  const read = readResponse(item, given);
  if ('problems' in read) return read;
  const { response } = read;

  return {
    userAnswer: isSpecType(item.type)
      ? toText(item as ItemOf<SpecTypeName>, response)
      : describeItemResponse(item, response),
    response,
  };
}

function fromText<T extends SpecTypeName>({ type, content }: ItemOf<T>, userAnswer: string) {
  return specWires[type].responseFromRunner(content, userAnswer);
}

function toText<T extends SpecTypeName>({ type, content }: ItemOf<T>, response: ItemResponse): string {
  return specWires[type].responseToRunner(content, response as never);
}

function optionIdOf(item: Item, response: ItemResponse | null): string | null {
  return targetsOf(item).find(({ id }) => id === response)?.id ?? null;
}
