import type { ExamQuestion } from '@second-bell/contract';
import type { Json } from '@second-bell/domain';
import { letterOf } from '@second-bell/question-text';
import { Suspense, useCallback } from 'react';

import { pictureOf } from '#question-types/picture-of.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { OptionList } from '#ui/option-list.tsx';
import { Picture } from '#ui/picture.tsx';
import { Spinner } from '#ui/spinner.tsx';

import { isChoice } from './claims.ts';

/** How the rarer types are answered comes with the first question that has one. */
const KeptAnswer = lazyPart(async () => (await import('#question-types/kept-answer.tsx')).KeptAnswer);

type QuestionAnswerProps = {
  question: ExamQuestion;
  number: number;
  answer: Json | undefined;
  disabled: boolean;
  onChoose: (answer: Json) => void;
};

/** The way to answer: the options of a choice as the spec has them, or what the question's type asks for. */
export function QuestionAnswer({ question, number, answer, disabled, onChoose }: QuestionAnswerProps) {
  const { options } = question;
  const picture = pictureOf(question, number);
  const select = useCallback((index: number) => onChoose(options[index] ?? ''), [options, onChoose]);
  const selectedIndex = options.findIndex((option) => option === answer);
  if (!isChoice(question)) {
    return (
      <Suspense fallback={<Spinner label="Loading…" />}>
        <KeptAnswer
          question={question}
          number={number}
          kept={answer}
          disabled={disabled}
          onChange={onChoose}
        />
      </Suspense>
    );
  }

  return (
    <>
      {picture && <Picture {...picture} />}
      <OptionList
        name={`Answers to question ${number}`}
        options={options}
        selectedIndex={selectedIndex === -1 ? undefined : selectedIndex}
        onSelect={select}
        disabled={disabled}
      />
      <output className="sr-only">
        {selectedIndex !== -1 && `Option ${letterOf(selectedIndex)} picked.`}
      </output>
    </>
  );
}
