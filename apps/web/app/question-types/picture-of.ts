import type { ExamQuestion } from '@second-bell/contract';

import type { QuestionPicture } from './answer-props.ts';

/** The picture of a question, named by its description or else by the question's number. */
export function pictureOf(
  { questionImage, imageDescription }: Pick<ExamQuestion, 'questionImage' | 'imageDescription'>,
  number: number,
): QuestionPicture | undefined {
  if (questionImage === undefined) return undefined;

  return { src: questionImage, alt: imageDescription ?? `Picture for question ${number}` };
}
