import type { QuestionWithKey } from '@second-bell/contract';

/** What the screen itself shows of a question; both flows' forms have it. */
export type ScreenQuestion = Pick<
  QuestionWithKey,
  'id' | 'questionText' | 'questionType' | 'options' | 'content' | 'hint' | 'topic' | 'passage'
>;
