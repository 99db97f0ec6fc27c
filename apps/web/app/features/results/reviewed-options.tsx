import { letterOf } from '@second-bell/question-text';
import { cva } from 'class-variance-authority';
import { CircleCheck, CircleX, type LucideIcon } from 'lucide-react';

import { RichText } from '#ui/rich-text.tsx';

import type { AnswerRow } from './view-model.ts';

const optionVariants = cva('flex items-start gap-3 rounded-control border-2 px-3 py-2', {
  variants: {
    look: {
      plain: 'border-line',
      right: 'border-positive bg-positive-soft',
      wrong: 'border-critical bg-critical-soft',
    },
  },
});

/** All the options of a question, the right one and the chosen one marked in words and with a sign. */
export function ReviewedOptions({ row: { options, userAnswer, correctAnswer } }: { row: AnswerRow }) {
  return (
    <ol className="grid gap-2">
      {options.map((text, index) => {
        const isRight = text === correctAnswer;
        const isChosen = text === userAnswer;
        const look = isRight ? 'right' : isChosen ? 'wrong' : 'plain';

        return (
          <li key={letterOf(index)} className={optionVariants({ look })}>
            <span className="font-bold">{letterOf(index)}</span>{' '}
            <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <RichText inline className="min-w-0">
                {text}
              </RichText>
              {isRight && (
                <Mark icon={CircleCheck} className="text-positive">
                  {isChosen ? 'Your answer, right' : 'Right answer'}
                </Mark>
              )}
              {isChosen && !isRight && (
                <Mark icon={CircleX} className="text-critical">
                  Your answer, not right
                </Mark>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Mark({
  icon: Icon,
  className,
  children,
}: {
  icon: LucideIcon;
  className: string;
  children: string;
}) {
  return (
    <span className={`flex items-center gap-1.5 text-small font-bold ${className}`}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </span>
  );
}
