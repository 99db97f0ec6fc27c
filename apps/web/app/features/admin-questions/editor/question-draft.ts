import {
  type AdminQuestion,
  DESCRIPTION_MAX_LENGTH,
  difficultySchema,
  NAME_MAX_LENGTH,
  OPTION_MAX_LENGTH,
  type Passage,
  QUESTION_MAX_LENGTH,
  questionTypeSchema,
  requiredText,
  text,
} from '@second-bell/contract';
import { isSpecType } from '@second-bell/question-types';
import * as z from 'zod/mini';

import { itemOf } from '#question-types/item-rules.ts';

import { bodyOf } from './item-body.ts';

/** The value of the passage field for one that does not exist yet. */
export const NEW_PASSAGE = 'new';

const NEW_OPTION = 'new-';

/** Spec section 9: "four blank option slots". */
const FIRST_SLOTS = 4;

/** An option keeps its id while it is moved, and so does the mark of the right one. Of a stored option, its stored id. */
const optionSchema = z.object({ id: z.string(), text: text(OPTION_MAX_LENGTH) });

/** What the editor's form holds. An input always has a text: what may be missing in a call is empty here. */
export const draftFields = z.object({
  questionText: requiredText(QUESTION_MAX_LENGTH),
  questionType: questionTypeSchema,
  difficulty: difficultySchema,
  options: z.array(optionSchema),
  /** The id of the right option, or nothing. */
  rightOption: z.string(),
  /** Whether a true_false statement is true; empty until it is chosen. */
  statement: z.enum(['', 'true', 'false']),
  /** Of a fill_blank question, one on each line. */
  acceptedAnswers: text(OPTION_MAX_LENGTH),
  /** The parts and the right answer of a type that the spec does not name, in the project's own text format. */
  body: text(QUESTION_MAX_LENGTH),
  explanation: text(QUESTION_MAX_LENGTH),
  hint: text(DESCRIPTION_MAX_LENGTH),
  /** Why each part is right or wrong, by its id: it comes with an upload, and is kept through edits. */
  rationales: z.record(z.string(), z.string()),
  remember: text(DESCRIPTION_MAX_LENGTH),
  reference: text(DESCRIPTION_MAX_LENGTH),
  topic: text(NAME_MAX_LENGTH),
  questionImage: z.string(),
  imageDescription: text(DESCRIPTION_MAX_LENGTH),
  /** The id of a passage, `NEW_PASSAGE`, or nothing. */
  passageId: z.string(),
  /** The words of a new passage, or the new words of the chosen one while `isPassageEdited`. */
  passage: z.object({
    title: text(NAME_MAX_LENGTH),
    text: text(QUESTION_MAX_LENGTH),
    source: text(DESCRIPTION_MAX_LENGTH),
  }),
  isPassageEdited: z.boolean(),
});

export type QuestionDraft = z.infer<typeof draftFields>;
export type OptionDraft = z.infer<typeof optionSchema>;

/** A new question: the defaults of spec section 9. */
export function emptyDraft(): QuestionDraft {
  return {
    questionText: '',
    questionType: 'multiple_choice',
    difficulty: 'medium',
    options: Array.from({ length: FIRST_SLOTS }, (_slot, index) => ({ id: newOptionId(index), text: '' })),
    rightOption: '',
    statement: '',
    acceptedAnswers: '',
    body: '',
    explanation: '',
    hint: '',
    rationales: {},
    remember: '',
    reference: '',
    topic: '',
    questionImage: '',
    imageDescription: '',
    passageId: '',
    passage: passageDraft(undefined),
    isPassageEdited: false,
  };
}

/** A stored question as the form shows it. */
export function draftOf(stored: AdminQuestion): QuestionDraft {
  const { questionType, correctAnswer } = stored;

  return {
    ...emptyDraft(),
    questionText: stored.questionText,
    questionType,
    difficulty: stored.difficulty,
    ...(questionType === 'multiple_choice' && choiceOf(stored)),
    ...(questionType === 'true_false' && { statement: correctAnswer === '0' ? 'true' : 'false' }),
    ...(questionType === 'fill_blank' && { acceptedAnswers: correctAnswer.split('|').join('\n') }),
    ...(!isSpecType(questionType) && { body: bodyOf(itemOf(stored)) }),
    explanation: stored.explanation ?? '',
    hint: stored.hint ?? '',
    rationales: stored.rationales ?? {},
    remember: stored.remember ?? '',
    reference: stored.reference ?? '',
    topic: stored.topic ?? '',
    questionImage: stored.questionImage ?? '',
    imageDescription: stored.imageDescription ?? '',
    passageId: stored.passage?.id ?? '',
    passage: passageDraft(stored.passage),
  };
}

/** The words of a passage as the form shows them; without one, empty fields. */
export function passageDraft(stored: Omit<Passage, 'id'> | undefined): QuestionDraft['passage'] {
  return { title: stored?.title ?? '', text: stored?.text ?? '', source: stored?.source ?? '' };
}

/** The id of an option that is not stored yet: no stored id looks like it. */
export function newOptionId(number: number): string {
  return `${NEW_OPTION}${number}`;
}

export function isNewOption({ id }: OptionDraft): boolean {
  return id.startsWith(NEW_OPTION);
}

function choiceOf({ options: texts, optionIds, correctAnswer }: AdminQuestion) {
  const options = texts.map((option, index) => ({
    id: optionIds[index] ?? newOptionId(index),
    text: option,
  }));

  return { options, rightOption: options[Number(correctAnswer)]?.id ?? '' };
}
