import type { ExamQuestion } from '@second-bell/contract';
import type { Json } from '@second-bell/domain';
import type { QuestionTypeName, ResponseOf } from '@second-bell/question-types';

import { Picture } from '#ui/picture.tsx';

import type { Verdicts } from './answer-props.ts';
import { ItemAnswer } from './item-answer.tsx';
import { pictureOf } from './picture-of.ts';
import { isAnsweredOnPicture } from './views.ts';

/** What is needed of a question to show how it is answered. */
export type AskedQuestion = Pick<
  ExamQuestion,
  'questionType' | 'content' | 'questionImage' | 'imageDescription'
>;

type KeptAnswerProps = {
  question: AskedQuestion;
  number: number;
  /** The response as a log keeps it. */
  kept: Json | undefined;
  onChange: (response: Json) => void;
  disabled: boolean;
  verdicts?: Verdicts | undefined;
};

/** A question's picture and the way to answer it, between a log, which keeps any JSON, and the component of its type. */
export function KeptAnswer({ question, number, kept, onChange, disabled, verdicts }: KeptAnswerProps) {
  const { questionType, content = {} } = question;
  const picture = pictureOf(question, number);

  return (
    <>
      {picture && !isAnsweredOnPicture(questionType) && <Picture {...picture} />}
      <ItemAnswer
        type={questionType}
        name={`Answers to question ${number}`}
        content={content}
        response={(kept ?? null) as ResponseOf<QuestionTypeName> | null}
        onChange={onChange}
        disabled={disabled}
        verdicts={verdicts}
        picture={picture}
      />
    </>
  );
}
