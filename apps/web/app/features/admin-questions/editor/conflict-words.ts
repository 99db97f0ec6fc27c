import type { AdminPassage, AdminQuestion } from '@second-bell/contract';
import { letterOf } from '@second-bell/question-text';
import { isSpecType } from '@second-bell/question-types';

import { QUESTION_TYPE_NAMES } from '#copy/admin-questions.ts';
import { DIFFICULTY_NAMES } from '#copy/catalog.ts';
import { itemOf } from '#question-types/item-rules.ts';

import { bodyOf } from './item-body.ts';
import { passageName } from './passage-name.ts';
import type { QuestionFields } from './question-fields.ts';

/** The fields of a question that two versions are compared in. */
export const CONFLICT_LABELS = {
  questionText: 'Question',
  type: 'Type',
  options: 'Options',
  answer: 'Right answer',
  explanation: 'Explanation',
  hint: 'Hint',
  topic: 'Topic',
  difficulty: 'Difficulty',
  picture: 'Picture',
  imageDescription: 'Description of the picture',
  passage: 'Passage',
} as const;

type Version = AdminQuestion | QuestionFields;

/** A version of a question in the words of the form, whether it is stored or about to be sent. */
export function versionWords(version: Version, passages: readonly AdminPassage[]) {
  const { questionText, questionType, options = [], explanation, hint, topic, difficulty } = version;

  return {
    questionText,
    type: QUESTION_TYPE_NAMES[questionType],
    options: questionType === 'multiple_choice' ? options.map(lettered) : [],
    answer: answerWords(version),
    explanation,
    hint,
    topic,
    difficulty: DIFFICULTY_NAMES[difficulty],
    picture: version.questionImage,
    imageDescription: version.imageDescription,
    passage: passageWords(version, passages),
  };
}

/** A stored statement has an index, one that is sent says true or false. */
function answerWords(version: Version): string {
  const { questionType, options = [], correctAnswer = '' } = version;
  if (!isSpecType(questionType)) return bodyOf(itemOf(version));
  if (questionType === 'fill_blank') return correctAnswer.split('|').join('\n');
  if (questionType === 'true_false') return ['0', 'true'].includes(correctAnswer) ? 'True' : 'False';

  const index = Number(correctAnswer);

  return lettered(options[index] ?? '', index);
}

function passageWords(version: Version, passages: readonly AdminPassage[]): string {
  if ('passage' in version && version.passage) return passageName(version.passage);
  const id = 'passageId' in version ? version.passageId : undefined;
  const passage = passages.find((one) => one.id === id);

  return passage ? passageName(passage) : '';
}

function lettered(text: string, index: number): string {
  return `${letterOf(index)}. ${text.trim()}`;
}
