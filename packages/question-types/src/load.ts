import { fillBlank } from './fill-blank/index.ts';
import type { QuestionTypeName, TypeOf } from './item.ts';
import { multipleChoice } from './multiple-choice/index.ts';
import { trueFalse } from './true-false/index.ts';

/** Each type by its name, loaded with the first question that has it; the spec's own three are always there. */
export const questionTypeLoaders: { [T in QuestionTypeName]: () => Promise<TypeOf<T>> } = {
  multiple_choice: () => Promise.resolve(multipleChoice),
  true_false: () => Promise.resolve(trueFalse),
  fill_blank: () => Promise.resolve(fillBlank),
};
