import type { ParsedQuestion } from '@second-bell/contract';
import { letterOf } from '@second-bell/question-text';
import { describeItemKey, readItem } from '@second-bell/question-types/registry';
import { useId } from 'react';

import { Button } from '#ui/button.tsx';

import { chosenCount, type Preview } from './model.ts';
import { VirtualList } from './virtual-list.tsx';

type QuestionChoiceProps = {
  preview: Preview;
  onToggle: (lineNumber: number) => void;
  onToggleAll: (isIncluded: boolean) => void;
  onShowLine: (lineNumber: number) => void;
};

/** All questions that were found, with their keys; each can be left out. */
export function QuestionChoice({ preview, onToggle, onToggleAll, onShowLine }: QuestionChoiceProps) {
  const { questions } = preview.result;

  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-body font-bold">Questions</h3>
        <output className="text-ink-soft">
          {chosenCount(preview)} of {questions.length} chosen
        </output>
        <div className="flex flex-wrap">
          <Button intent="quiet" size="small" onClick={() => onToggleAll(true)}>
            Choose all
          </Button>
          <Button intent="quiet" size="small" onClick={() => onToggleAll(false)}>
            Choose none
          </Button>
        </div>
      </div>
      <VirtualList
        label="Questions"
        items={questions}
        keyOf={({ lineNumber }) => String(lineNumber)}
        rowHeight={96}
        className="max-h-[32rem]"
      >
        {(question, index) => (
          <QuestionRow
            question={question}
            number={index + 1}
            isChosen={!preview.excluded.has(question.lineNumber)}
            onToggle={() => onToggle(question.lineNumber)}
            onShow={() => onShowLine(question.lineNumber)}
          />
        )}
      </VirtualList>
    </section>
  );
}

type QuestionRowProps = {
  question: ParsedQuestion;
  number: number;
  isChosen: boolean;
  onToggle: () => void;
  onShow: () => void;
};

function QuestionRow({ question, number, isChosen, onToggle, onShow }: QuestionRowProps) {
  const id = useId();

  return (
    <div className="flex items-start gap-3 border-b border-line px-2 py-1.5">
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        className="my-2 size-6 shrink-0 accent-primary"
      />
      <div className="min-w-0 grow">
        <label htmlFor={id} className="line-clamp-3 cursor-pointer py-1.5">
          {number}. {question.questionText}
        </label>
        <p className="text-small text-ink-soft">{answerWords(question)}</p>
      </div>
      <Button
        intent="quiet"
        size="small"
        className="px-2 whitespace-nowrap -outline-offset-3"
        onClick={onShow}
      >
        Line {question.lineNumber}
      </Button>
    </div>
  );
}

/** The key as a teacher checks it. */
function answerWords(question: ParsedQuestion): string {
  const { questionType, options, correctAnswer, content, answerKey } = question;
  if (content !== undefined) {
    const read = readItem({ type: questionType, content, key: answerKey });

    return 'item' in read ? `Answer: ${describeItemKey(read.item)}` : '';
  }
  if (questionType === 'fill_blank') return `Answer: ${correctAnswer}`;

  const index = Number(correctAnswer);
  const text = options[index] ?? '';

  return questionType === 'true_false' ? `Answer: ${text}` : `Answer: ${letterOf(index)}) ${text}`;
}
