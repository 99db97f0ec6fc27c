import { letterOf } from '@second-bell/question-text';
import * as z from 'zod/mini';

import { checkOptions, valueAt } from '../checks.ts';
import {
  areChoicesComplete,
  checkChoices,
  checkChoicesKey,
  choiceParts,
  type Choices,
  describeChoiceParts,
  describeChoices,
  type Place,
} from '../choices-of.ts';
import type { Problem, QuestionType, TextSyntax } from '../question-type.ts';
import { idSchema, optionSchema, optionsSchema } from '../schemas.ts';
import { gradeParts } from '../scoring.ts';
import { Body } from '../text/read-body.ts';
import { readLettered, readNumbered, readPairs, readWord } from '../text/read-list.ts';
import { lettered, numbered, numberTargets } from '../words.ts';

const contentSchema = z.strictObject({
  /** What is dragged; some may fit nowhere. */
  tokens: optionsSchema,
  /** Where a token is put: one on each. */
  targets: z.array(optionSchema).check(z.minLength(1), z.maxLength(20)),
  /** A token may be put on several targets. */
  reuse: z.boolean(),
});
export type DragMatchContent = z.infer<typeof contentSchema>;

const choicesSchema = z.record(idSchema, idSchema);
/** The id of the right token of each target, by the target's id. */
export type DragMatchKey = z.infer<typeof choicesSchema>;
/** The id of the token on each target, by the target's id. */
export type DragMatchResponse = z.infer<typeof choicesSchema>;

function placesOf({ tokens, targets }: DragMatchContent): Place[] {
  return targets.map(({ id, text }) => ({ id, label: text, options: tokens }));
}

function checkReuse({ reuse, targets, tokens }: DragMatchContent, choices: Choices, path: string): Problem[] {
  if (reuse) return [];
  const used = new Set<string>();

  return targets.flatMap(({ id }) => {
    const tokenId = valueAt(choices, id);
    if (tokenId === undefined) return [];
    const isRepeat = used.has(tokenId);
    used.add(tokenId);
    const token = tokens.find((some) => some.id === tokenId)?.text ?? tokenId;

    return isRepeat ? [{ path: `${path}.${id}`, message: `"${token}" can be used once only` }] : [];
  });
}

/** Tokens `A) …`, targets `1) …`, `Reuse: yes` where a token may be used again, then `Answer: 1B, 2A`. */
const text: TextSyntax<DragMatchContent, DragMatchKey> = {
  print({ tokens, targets, reuse }, key) {
    const answers = targets.map(({ id }, index) => {
      const right = tokens.findIndex((token) => token.id === valueAt(key, id));

      return `${index + 1}${letterOf(right)}`;
    });

    return [
      ...(reuse ? ['Reuse: yes'] : []),
      ...lettered(tokens),
      ...numbered(targets),
      `Answer: ${answers.join(', ')}`,
    ];
  },
  parse(lines) {
    const body = new Body(lines, { reuse: 'setting', answer: 'answer' });
    const reuse = readWord(body, body.one('reuse'), ['no', 'yes']) === 'yes';
    const tokens = readLettered(body, body.root);
    const targets = readNumbered(body, body.root);
    const places = targets.map(({ id }) => ({ id, options: tokens }));
    const key = readPairs(body, body.required('answer', 'Answer: 1B, 2A'), places);

    return body.result({ content: { tokens, targets, reuse }, key });
  },
};

/** Tokens to be put on targets: 1 point for each right target (0/1). Source: NCSBN, Next Generation NCLEX item types and scoring. */
export const dragMatch: QuestionType<DragMatchContent, DragMatchKey, DragMatchResponse> = {
  label: 'drag and match',
  needsPicture: false,
  content: contentSchema,
  key: choicesSchema,
  response: choicesSchema,
  checkKey: (content, key) => [
    ...checkOptions(content.tokens, 'content.tokens'),
    ...checkOptions(content.targets, 'content.targets'),
    ...checkChoicesKey(placesOf(content), key),
    ...checkReuse(content, key, 'key'),
  ],
  checkResponse: (content, response) => [
    ...checkChoices(placesOf(content), response, 'response'),
    ...checkReuse(content, response, 'response'),
  ],
  isComplete: (content, response) => areChoicesComplete(placesOf(content), response),
  maxPoints: ({ targets }, _key, rule) => (rule === 'partial' ? targets.length : 1),
  grade: (content, key, response, rule) => gradeParts(choiceParts(placesOf(content), key, response), rule),
  rightResponse: (_content, key) => key,
  describeContent: ({ tokens, targets, reuse }) =>
    [
      ...lettered(tokens),
      ...numbered(targets),
      ...(reuse ? ['A token may be used more than once.'] : []),
    ].join('\n'),
  describeKey: (content, key) => describeChoices(placesOf(content), key),
  describeResponse: (content, response) => describeChoices(placesOf(content), response),
  describeParts: (content, key, response) => describeChoiceParts(placesOf(content), key, response),
  targets: ({ targets }) => numberTargets(targets),
  text,
};
