import type { QuestionTypeName } from '@second-bell/question-types';
import { type ComponentType, Suspense } from 'react';

import { Spinner } from '#ui/spinner.tsx';

import type { AnswerProps } from './answer-props.ts';
import { answerViews } from './views.ts';

type ItemAnswerProps<T extends QuestionTypeName> = AnswerProps<T> & { type: T };

/** The way to answer a question, whatever its type. */
export function ItemAnswer<T extends QuestionTypeName>({ type, ...props }: ItemAnswerProps<T>) {
  const View: ComponentType<AnswerProps<T>> = answerViews[type];

  return (
    <Suspense fallback={<Spinner label="Loading…" />}>
      <View {...props} />
    </Suspense>
  );
}
