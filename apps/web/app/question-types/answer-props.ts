import type { ContentOf, QuestionTypeName, ResponseOf } from '@second-bell/question-types';

import type { OptionMark } from '#ui/option-mark.tsx';

/** How each part turned out, by its id, once that may be told. */
export type Verdicts = Readonly<Record<string, OptionMark>>;

export type QuestionPicture = { src: string; alt: string };

/** What every answer component takes: it holds no state that would be lost with it, but for what is picked up. */
export type Answered<Content, Response> = {
  /** What is answered, for screen readers: `Answers to question 3`. */
  name: string;
  content: Content;
  /** Null until something was given. */
  response: Response | null;
  onChange: (response: Response) => void;
  disabled: boolean;
  /** Left out while the answer is open. */
  verdicts?: Verdicts | undefined;
  /** The question's own picture; a hot spot is answered on it. */
  picture?: QuestionPicture | undefined;
};
export type AnswerProps<T extends QuestionTypeName> = Answered<ContentOf<T>, ResponseOf<T>>;
