import type { SavePassage, UpdateQuestion } from '@second-bell/contract';

import { isSpecType } from '@second-bell/question-types';

import { itemOfBody } from './item-body.ts';
import { isNewOption, NEW_PASSAGE, type OptionDraft, type QuestionDraft } from './question-draft.ts';

/** What is sent of a question, without its version. */
export type QuestionFields = Omit<UpdateQuestion, 'version'>;

/**
 * What is sent of a draft. Spec section 5: "Creating a multiple_choice question sends only non-blank options; other types
 * send no options." A new passage has no id yet: it is saved first, and its id added.
 */
export function questionFieldsOf(draft: QuestionDraft): QuestionFields {
  const { questionText, questionType, difficulty, passageId, questionImage } = draft;

  return {
    questionText,
    questionType,
    difficulty,
    ...(questionType === 'multiple_choice' && optionFieldsOf(writtenOptions(draft))),
    ...answerFieldsOf(draft),
    ...given('explanation', draft.explanation),
    ...given('hint', draft.hint),
    ...given('topic', draft.topic.trim()),
    ...(Object.keys(draft.rationales).length > 0 && { rationales: draft.rationales }),
    ...given('remember', draft.remember),
    ...given('reference', draft.reference),
    ...given('questionImage', questionImage),
    ...(questionImage !== '' && given('imageDescription', draft.imageDescription)),
    ...(passageId !== NEW_PASSAGE && given('passageId', passageId)),
  };
}

/** The right answer as the spec has it, or what the type asks and what is right in the form of the type. */
function answerFieldsOf(
  draft: QuestionDraft,
): Pick<QuestionFields, 'correctAnswer' | 'content' | 'answerKey'> {
  if (isSpecType(draft.questionType)) return { correctAnswer: keyOf(draft) };
  const read = itemOfBody(draft.questionType, draft.body);

  return 'item' in read ? { content: read.item.content, answerKey: read.item.key } : {};
}

/** With their ids where some are stored, so that what was answered stays with its option however it is edited. */
function optionFieldsOf(options: readonly OptionDraft[]): Pick<QuestionFields, 'options' | 'optionIds'> {
  const texts = options.map(({ text }) => text);
  if (options.every(isNewOption)) return { options: texts };

  return { options: texts, optionIds: options.map((option) => (isNewOption(option) ? '' : option.id)) };
}

export function passageFieldsOf({ passage: { title, text, source } }: QuestionDraft): SavePassage {
  return { text, ...given('title', title.trim()), ...given('source', source.trim()) };
}

/** The options that hold more than blanks, as they are sent and shown. */
export function writtenOptions({ options }: QuestionDraft) {
  return options.map(({ id, text }) => ({ id, text: text.trim() })).filter(({ text }) => text !== '');
}

/** The key as it is sent; empty while there is none. */
export function keyOf(draft: QuestionDraft): string {
  if (draft.questionType === 'true_false') return draft.statement;
  if (draft.questionType === 'fill_blank') return acceptedAnswers(draft).join('|');

  const index = writtenOptions(draft).findIndex(({ id }) => id === draft.rightOption);

  return index === -1 ? '' : String(index);
}

/** `|` separates accepted answers as a new line does: that is how they are stored. */
function acceptedAnswers({ acceptedAnswers: lines }: QuestionDraft): string[] {
  return lines
    .split(/[\n|]/)
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '');
}

function given<K extends string>(key: K, value: string): { [name in K]?: string } {
  return value.trim() === '' ? {} : ({ [key]: value } as { [name in K]: string });
}
