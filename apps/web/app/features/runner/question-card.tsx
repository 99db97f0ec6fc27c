import type { ExamQuestion } from '@second-bell/contract';
import type { Json } from '@second-bell/domain';
import { letterOf } from '@second-bell/question-text';
import { Flag, Lightbulb } from 'lucide-react';
import { type Ref, useCallback } from 'react';

import { strategyFor } from '#copy/strategies.ts';
import { KeptAnswer, pictureOf } from '#question-types/kept-answer.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OptionList } from '#ui/option-list.tsx';
import { Picture } from '#ui/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';

import { isChoice } from './claims.ts';

const HEADING_ID = 'question-heading';
const HINT_ID = 'question-hint';

type QuestionCardProps = {
  question: ExamQuestion;
  number: number;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  answer: Json | undefined;
  isFlagged: boolean;
  isHintOpen: boolean;
  disabled: boolean;
  onChoose: (answer: Json) => void;
  onFlagToggle: () => void;
  onHintToggle: () => void;
};

/** One question: what is asked, its tools, and the options. */
export function QuestionCard({
  question,
  number,
  headingRef,
  answer,
  disabled,
  onChoose,
  ...rest
}: QuestionCardProps) {
  return (
    <Card asChild className="grid min-w-0 gap-5">
      <section aria-labelledby={HEADING_ID}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2
            ref={headingRef}
            id={HEADING_ID}
            tabIndex={-1}
            className="scroll-mt-28 text-heading-s max-sm:sr-only"
          >
            Question {number}
          </h2>
          <QuestionTools {...rest} disabled={disabled} />
        </div>
        <RichText className="max-w-[70ch] text-question">{question.questionText}</RichText>
        <Hint question={question} isOpen={rest.isHintOpen} />
        <QuestionAnswer {...{ question, number, answer, disabled, onChoose }} />
      </section>
    </Card>
  );
}

type QuestionAnswerProps = Pick<
  QuestionCardProps,
  'question' | 'number' | 'answer' | 'disabled' | 'onChoose'
>;

/** The way to answer: the options of a choice as the spec has them, or what the question's type asks for. */
function QuestionAnswer({ question, number, answer, disabled, onChoose }: QuestionAnswerProps) {
  const { options } = question;
  const picture = pictureOf(question, number);
  const select = useCallback((index: number) => onChoose(options[index] ?? ''), [options, onChoose]);
  const selectedIndex = options.findIndex((option) => option === answer);
  if (!isChoice(question)) {
    return (
      <KeptAnswer question={question} number={number} kept={answer} disabled={disabled} onChange={onChoose} />
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

type QuestionToolsProps = Pick<
  QuestionCardProps,
  'isFlagged' | 'isHintOpen' | 'disabled' | 'onFlagToggle' | 'onHintToggle'
>;

function QuestionTools({ isFlagged, isHintOpen, disabled, onFlagToggle, onHintToggle }: QuestionToolsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button intent="secondary" size="small" disabled={disabled} onClick={onFlagToggle}>
        <Flag aria-hidden="true" className={isFlagged ? 'fill-accent text-accent-strong' : ''} />
        {isFlagged ? 'Remove flag' : 'Flag'}
      </Button>
      <Button
        intent="secondary"
        size="small"
        disabled={disabled}
        aria-expanded={isHintOpen}
        aria-controls={HINT_ID}
        onClick={onHintToggle}
      >
        <Lightbulb aria-hidden="true" />
        Hint
      </Button>
    </div>
  );
}

/** The question's own hint, or a strategy for its topic. */
function Hint({ question, isOpen }: { question: ExamQuestion; isOpen: boolean }) {
  return (
    <div
      id={HINT_ID}
      hidden={!isOpen}
      className="rounded-control border-l-4 border-accent bg-accent-soft px-4 py-3"
    >
      <p className="text-small font-bold">{question.hint === undefined ? 'A way to work on it' : 'Hint'}</p>
      {isOpen && <RichText>{question.hint ?? strategyFor(question.topic)}</RichText>}
    </div>
  );
}
