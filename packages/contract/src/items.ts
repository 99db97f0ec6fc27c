/** What questions of every type carry, in the forms of their types (`packages/question-types`, decision 41). */
import {
  type Item,
  type ItemContent,
  type ItemResponse,
  questionTypeNames,
  type ScoringRule,
} from '@second-bell/question-types';
import * as z from 'zod/mini';

import { described, isStorable, QUESTION_MAX_LENGTH, text } from './fields.ts';

export const questionTypeSchema = z.enum(questionTypeNames);
export type QuestionType = z.infer<typeof questionTypeSchema>;

/** Asks for the questions of every type; without it a call tells of those alone that the spec names. */
export const typesSchema = described(z.literal('all'), {
  description: 'all: questions of every type, not only of those that every client can show',
});
export const typesQuerySchema = z.object({ types: z.optional(typesSchema) });

/** `all_or_nothing`: a question is worth 1 point. `partial`: it is worth its parts, by the published rule of its type. */
export const scoringRuleSchema = z.enum([
  'all_or_nothing',
  'partial',
] as const satisfies readonly ScoringRule[]);

/** What the question asks beside its text: never anything of the key. */
export const itemContentSchema = described(z.custom<ItemContent['content']>(), {
  description: "What is asked, in the form of the question's type",
});
export const itemKeySchema = described(z.custom<Item['key']>(), {
  description: "The key, in the form of the question's type",
});
export const itemResponseSchema = described(z.custom<ItemResponse>(), {
  description: "What was answered, in the form of the question's type",
});

/** Content, key or response as somebody sends it: the type's own schema says what is wrong with it. */
export const givenItemPartSchema = z
  .unknown()
  .check(
    z.refine((value) => textsIn(value).every(isStorable), 'Type the place with the broken character again'),
  );

/** Every text in a value of JSON, and every name of a field. */
function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') texts.push(next);
    else if (typeof next === 'object' && next !== null) {
      for (const [name, field] of Object.entries(next)) {
        texts.push(name);
        left.push(field);
      }
    }
  }

  return texts;
}

/** Why each part is right or wrong, by the id of the part: an option, a row, a blank. */
export const rationalesSchema = z.record(z.string(), z.string());
export const givenRationalesSchema = z.record(
  text(100),
  text(QUESTION_MAX_LENGTH).check(z.refine((value) => value.trim() !== '', 'Write something here')),
);

/** A part of a question as the review shows it: what was given beside what is right. */
export const answerPartSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** Empty where nothing was given. */
  given: z.string(),
  right: z.string(),
  /** Null where nobody judges it. */
  isRight: z.nullable(z.boolean()),
});

/** The tools on screen, as the real exam has them. A drop-down calculator has four functions and opens below its button. */
export const examToolsSchema = z.object({
  calculator: z.enum(['none', 'four_function', 'drop_down', 'scientific']),
  formulaSheet: z.enum(['none', 'ged_mathematics', 'ged_science', 'hiset_mathematics']),
  symbolGuide: z.boolean(),
  strikeThrough: z.boolean(),
  highlighter: z.boolean(),
  scratchPad: z.boolean(),
});
export type ExamTools = z.infer<typeof examToolsSchema>;

/** What a test has that says nothing of tools: paper and pencil. */
export const PLAIN_TOOLS: ExamTools = {
  calculator: 'none',
  formulaSheet: 'none',
  symbolGuide: false,
  strikeThrough: true,
  highlighter: true,
  scratchPad: true,
};

export type ScoringRuleName = z.infer<typeof scoringRuleSchema>;
export type AnswerPart = z.infer<typeof answerPartSchema>;
