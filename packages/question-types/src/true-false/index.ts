import {
  checkChoice,
  type ChoiceContent,
  type ChoiceKey,
  choiceRules,
  type ChoiceResponse,
} from '../choice.ts';
import type { Problem, QuestionType, TextSyntax } from '../question-type.ts';
import { Body } from '../text/read-body.ts';
import { letterId, textOf } from '../words.ts';

const STATEMENTS = ['True', 'False'] as const;

/** The content of every true or false question, as it is made anew. */
export const TRUE_FALSE_CONTENT: ChoiceContent = {
  options: STATEMENTS.map((text, index) => ({ id: letterId(index), text })),
};

const KEYS: ReadonlyMap<string, string> = new Map([
  ['true', 'a'],
  ['t', 'a'],
  ['false', 'b'],
  ['f', 'b'],
]);

/** `Answer: True`, without options. */
const text: TextSyntax<ChoiceContent, ChoiceKey> = {
  print: ({ options }, key) => [`Answer: ${textOf(options, key)}`],
  parse(lines) {
    const body = new Body(lines, { answer: 'answer' });
    for (const item of body.root.items)
      body.fail(item, 'A true or false question has no options of its own.');
    const answer = body.required('answer', 'Answer: True');
    const key = KEYS.get(answer.text.toLowerCase().replace(/\.$/, ''));
    if (key === undefined && answer.text !== '')
      body.fail(answer, 'Write "Answer: True" or "Answer: False".');

    return body.result({ content: TRUE_FALSE_CONTENT, key: key ?? '' });
  },
};

function checkStatement(content: ChoiceContent, key: ChoiceKey): Problem[] {
  const isUsual =
    content.options.length === STATEMENTS.length &&
    content.options.every(({ text: option }, index) => option === STATEMENTS[index]);

  return [
    ...(isUsual
      ? []
      : [{ path: 'content.options', message: 'A true or false question has no options of its own' }]),
    ...checkChoice(content, key),
  ];
}

/** A statement that is true or false: a choice between these two. */
export const trueFalse: QuestionType<ChoiceContent, ChoiceKey, ChoiceResponse> = {
  ...choiceRules,
  label: 'true or false',
  needsPicture: false,
  checkKey: checkStatement,
  text,
};
