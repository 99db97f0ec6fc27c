import type { Item, LineProblem, QuestionTypeName, SpecTypeName } from '@second-bell/question-types';
import { questionTypes } from '@second-bell/question-types/registry';
import { parseItem, printItem } from '@second-bell/question-types/text';

/** The types whose parts are written as text, as in a file to upload; the others have fields of their own. */
export type BodyTypeName = Exclude<QuestionTypeName, SpecTypeName>;

/** The parts of a question as its author writes them: everything between the stem and the explanation, but its type. */
export function bodyOf(item: Item): string {
  const [_type, ...lines] = printItem(item);

  return lines.join('\n');
}

/** The question that a body makes, or what is wrong with which of its lines, from 1. */
export function itemOfBody(
  type: QuestionTypeName,
  body: string,
): { item: Item } | { problems: LineProblem[] } {
  const lines = body.split(/\r\n|\r|\n/).map((text, index) => ({ lineNumber: index + 1, text }));

  return parseItem([{ lineNumber: 0, text: `Type: ${questionTypes[type].label}` }, ...lines]);
}

/** The problem of a body in words, with its line. */
export function bodyProblem({ lineNumber, message }: LineProblem): string {
  return lineNumber === 0 ? message : `Line ${lineNumber}: ${message}`;
}
