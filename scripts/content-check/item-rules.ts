import type { Item, ItemOf, QuestionTypeName } from '@second-bell/question-types';

import type { ContentTest, Problem, Question, Subject } from './content-bank.ts';
import { itemOf, partsOf } from './item-parts.ts';

/** Lists of one right choice, such as the blanks of a drop-down: by chance one place is right in a third or a fourth. */
const ONE_PLACE_MAX = 60;
/** With fewer lists, one of them is more than ten points. */
const LISTS_MIN = 10;
/** A source without a year cannot be found out of date. */
const YEAR = /\b(?:19|20)\d\d\b/;

type KeyRules = { [T in QuestionTypeName]?: (item: ItemOf<T>) => string | undefined };

/** Where the form of the key tells it, by type; a rule answers what is wrong. */
const KEY_RULES: KeyRules = {
  multiple_select: ({ content: { options, select }, key }) => {
    if (key.length === options.length) return 'All options are right, so nothing has to be judged';

    return select === undefined && key.length === 1
      ? 'One option alone is right; ask it as multiple choice'
      : undefined;
  },
  matrix: ({ content: { columns }, key }) => {
    const marked = new Set(Object.values(key).flat());
    const unused = columns.find(({ id }) => !marked.has(id));

    return unused && `No row is marked in the column "${unused.text}"`;
  },
  extended_response: ({ content: { rubric } }) =>
    rubric.length === 0 ? 'There is no rubric to score the essay by' : undefined,
};

/** What a question of a type of its own has to have beside what the parser asks for. */
export function itemProblems(subject: Subject, { file, questions }: ContentTest): Problem[] {
  return questions.flatMap((question) =>
    [
      ...keyProblem(itemOf(question)),
      ...nothingWrongProblem(question),
      ...rationaleProblems(question),
      ...referenceProblems(subject, question),
    ].map((message) => ({ file, lineNumber: question.lineNumber, message })),
  );
}

function keyProblem(item: Item | undefined): string[] {
  if (item === undefined) return [];
  // The rule under a type's name is the rule of that type.
  const rule = KEY_RULES[item.type] as ((given: Item) => string | undefined) | undefined;

  const message = rule?.(item);

  return message === undefined ? [] : [message];
}

/** A text in which all that can be marked is right asks for no judgment. */
function nothingWrongProblem(question: Question): string[] {
  const parts = partsOf(question);
  const isMarked = question.questionType === 'highlight' || question.questionType === 'hot_spot';

  return isMarked && parts.every(({ isRight }) => isRight) ? ['All that can be marked is right'] : [];
}

/** Types of their own have a rationale for each part, and the gist; of the others, those that have any have all. */
function rationaleProblems(question: Question): string[] {
  const { rationales, remember } = question;
  if (question.content === undefined && rationales === undefined) return [];

  const missing = partsOf(question).filter(({ id }) => rationales?.[id] === undefined);

  return [
    ...(missing.length === 0
      ? []
      : [`There is no rationale for ${missing.map(({ label }) => label).join(', ')}`]),
    ...(remember === undefined ? ['There is no "Remember:" line'] : []),
  ];
}

/** What is true of bodies and medicines changes, so it says where and when it was so. */
function referenceProblems(
  { product, name }: Subject,
  { rationales, content, reference = '' }: Question,
): string[] {
  const isOfHealth = product === 'NCLEX' || (product !== 'GED' && product !== 'HISET' && name === 'Science');
  const isNew = content !== undefined || rationales !== undefined;

  return isOfHealth && isNew && !YEAR.test(reference) ? ['There is no "Reference:" line with a year'] : [];
}

/** How often the first, second, third … place of a list is the right one, over all tests. */
export function placeProblems(tests: readonly ContentTest[]): Problem[] {
  const right = tests.flatMap(({ questions }) => questions.flatMap(placesOfLists));
  if (right.length < LISTS_MIN) return [];

  return [...Map.groupBy(right, (place) => place)].flatMap(([place, found]) => {
    const share = (found.length / right.length) * 100;
    if (share <= ONE_PLACE_MAX) return [];
    const message = `Choice ${place + 1} is right in ${share.toFixed(0)} % of the lists of drop-downs and bow-ties; ${ONE_PLACE_MAX} % is the most`;

    return [{ file: 'catalog.json', lineNumber: 1, message }];
  });
}

function placesOfLists(question: Question): number[] {
  const item = itemOf(question);
  if (item?.type === 'drop_down') {
    const { content, key } = item;

    return content.blanks.map(({ id, options }) => options.findIndex((option) => option.id === key[id]));
  }
  if (item?.type !== 'bow_tie') return [];

  return [item.content.conditions.findIndex(({ id }) => id === item.key.condition)];
}
