import type { QuestionWithKey } from '@second-bell/contract';
import { useCallback } from 'react';

import type { OptionMark } from '#ui/option-mark.tsx';
import { OptionList } from '#ui/option-list.tsx';

import { shownOptions } from './model.ts';
import type { Answer, Given } from './model.ts';

type QuestionChoiceProps = {
  question: QuestionWithKey;
  number: number;
  answer: Answer | undefined;
  onGive: (question: QuestionWithKey, given: Given) => void;
};

/** The lettered options. Once answered, the right one is marked, and the chosen one where it was another. */
export function QuestionChoice({ question, number, answer, onGive }: QuestionChoiceProps) {
  const select = useCallback((index: number) => onGive(question, index), [question, onGive]);

  return (
    <OptionList
      name={`Answers to question ${number}`}
      options={shownOptions(question)}
      selectedIndex={typeof answer?.given === 'number' ? answer.given : undefined}
      onSelect={select}
      marks={answer === undefined ? {} : marksOf(question, answer)}
    />
  );
}

function marksOf(question: QuestionWithKey, { given, isCorrect }: Answer): Record<number, OptionMark> {
  const marks: Record<number, OptionMark> = { [Number(question.correctAnswer)]: 'correct' };
  if (!isCorrect) marks[Number(given)] = 'incorrect';

  return marks;
}
