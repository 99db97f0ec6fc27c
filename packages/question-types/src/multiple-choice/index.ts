import {
  checkChoice,
  type ChoiceContent,
  type ChoiceKey,
  choiceRules,
  type ChoiceResponse,
} from '../choice.ts';
import type { QuestionType } from '../question-type.ts';
import { multipleChoiceText } from './text.ts';

/** Options, one of which is right. */
export const multipleChoice: QuestionType<ChoiceContent, ChoiceKey, ChoiceResponse> = {
  ...choiceRules,
  label: 'multiple choice',
  needsPicture: false,
  checkKey: checkChoice,
  text: multipleChoiceText,
};
