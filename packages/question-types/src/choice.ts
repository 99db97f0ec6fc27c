/** What multiple choice and true or false share: options, one of which is right. */
import * as z from 'zod/mini';

import { letterOf } from '@second-bell/question-text';

import { checkIds, checkOptions } from './checks.ts';
import type { Problem, QuestionType } from './question-type.ts';
import { idSchema } from './schemas.ts';
import { gradeParts, zeroOnePart } from './scoring.ts';
import { lettered, letterTargets, textOf } from './words.ts';

/** Options as they were stored before there were types: any text, also on several lines. */
const storedOptionSchema = z.strictObject({ id: idSchema, text: z.string().check(z.minLength(1)) });

const choiceContentSchema = z.strictObject({ options: z.array(storedOptionSchema) });
export type ChoiceContent = z.infer<typeof choiceContentSchema>;

/** The id of the right option. */
const choiceKeySchema = z.string();
export type ChoiceKey = string;

/** The id of the chosen option. */
const choiceResponseSchema = idSchema;
export type ChoiceResponse = string;

type Rules = Omit<
  QuestionType<ChoiceContent, ChoiceKey, ChoiceResponse>,
  'label' | 'checkKey' | 'text' | 'needsPicture'
>;

export function checkChoice({ options }: ChoiceContent, key: ChoiceKey): Problem[] {
  const few = options.length < 2 ? [{ path: 'content.options', message: 'Give at least 2 options' }] : [];

  return [...few, ...checkOptions(options, 'content.options'), ...checkChosen(options, key, 'key')];
}

/** The rules of a choice: 1 point for the right option under either scoring rule (0/1). */
export const choiceRules: Rules = {
  content: choiceContentSchema,
  key: choiceKeySchema,
  response: choiceResponseSchema,
  checkResponse: ({ options }, response) => checkChosen(options, response, 'response'),
  isComplete: ({ options }, response) => options.some(({ id }) => id === response),
  maxPoints: () => 1,
  grade: ({ options }, key, response, rule) => {
    const isRight = response === key && options.some(({ id }) => id === response);

    return gradeParts([zeroOnePart('answer', isRight)], rule);
  },
  rightResponse: ({ options }, key) => (options.some(({ id }) => id === key) ? key : null),
  describeContent: ({ options }) => lettered(options).join('\n'),
  describeKey: ({ options }, key) => describeOption(options, key),
  describeResponse: ({ options }, response) => describeOption(options, response),
  describeParts: ({ options }, key, response) => [
    {
      id: 'answer',
      label: 'Answer',
      given: response === null ? '' : textOf(options, response),
      right: textOf(options, key),
      isRight: response === key,
    },
  ],
  targets: ({ options }) => letterTargets(options),
};

function checkChosen(options: ChoiceContent['options'], id: string, path: string): Problem[] {
  return checkIds([id], options, path).map((problem) => ({ ...problem, path }));
}

function describeOption(options: ChoiceContent['options'], id: string): string {
  const index = options.findIndex((option) => option.id === id);

  return index < 0 ? '' : `${letterOf(index)}) ${options[index]?.text ?? ''}`;
}
