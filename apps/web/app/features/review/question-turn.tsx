import { letterOf } from '@second-bell/question-text';
import type { Json } from '@second-bell/domain';
import { ArrowRight, CircleHelp } from 'lucide-react';
import { type Ref, useState } from 'react';

import { FINISH, NEXT_CARD, NOT_SURE, NOT_SURE_NOTE } from '#copy/review.ts';
import { useShortcuts } from '#lib/use-shortcuts.ts';
import { useShowOnChange } from '#lib/use-show-on-change.ts';
import { holdsAnything } from '#question-types/given.ts';
import { type ItemRules, itemOf } from '#question-types/item-rules.ts';
import { KeptAnswer } from '#question-types/kept-answer.tsx';
import { QuestionCard } from '#test-screen/question-card.tsx';
import { WithReading } from '#test-screen/with-reading.tsx';
import { Button } from '#ui/button.tsx';

import {
  type AnsweredQuestion,
  isPressed,
  optionVerdicts,
  type QuestionCardData,
  secondsSince,
} from './answered-question.ts';
import { QuestionFeedback } from './question-feedback.tsx';
import { type ReviewPlace, ReviewScreen } from './review-screen.tsx';

type QuestionTurnProps = {
  card: QuestionCardData;
  place: ReviewPlace;
  rules: ItemRules;
  headingRef: Ref<HTMLHeadingElement>;
  /** Called once, the moment it is answered; answers when the card comes back, in words. */
  onAnswered: (answered: AnsweredQuestion) => string;
  onNext: () => void;
};

/** A question that comes back: answered once, explained at once. */
export function QuestionTurn({ card, place, rules, headingRef, onAnswered, onNext }: QuestionTurnProps) {
  const { question } = card;
  const [start] = useState(() => performance.now());
  const [response, setResponse] = useState<Json>();
  const [isUnsure, setIsUnsure] = useState(false);
  const [isHintOpen, setIsHintOpen] = useState(false);
  const [done, setDone] = useState<{ answered: AnsweredQuestion; comesBack: string }>();
  const item = itemOf(question);
  const isOver = done !== undefined;
  const feedback = useShowOnChange<HTMLDivElement>(isOver);
  const isReady = holdsAnything(response) && rules.isItemComplete(item, response);

  function answer(given: Json): void {
    if (isOver) return;
    const grade = rules.gradeItem(item, given, card.scoringRule);
    const answered = { response: given, isUnsure, seconds: secondsSince(start), grade };
    setResponse(given);
    setDone({ answered, comesBack: onAnswered(answered) });
  }

  useQuestionKeys(card, {
    onChoose: answer,
    onNext: isOver ? onNext : undefined,
    onUnsure: isOver ? undefined : () => setIsUnsure(!isUnsure),
    onHint: () => setIsHintOpen(!isHintOpen),
  });

  const isLast = place.index === place.cardCount - 1;

  return (
    <ReviewScreen
      {...place}
      hasReading={question.passage !== undefined}
      steps={
        isOver ? (
          <Button size="large" onClick={onNext}>
            {isLast ? FINISH : NEXT_CARD}
            <ArrowRight aria-hidden="true" />
          </Button>
        ) : (
          <>
            {isUnsure && <p className="text-small text-ink-soft">{NOT_SURE_NOTE}</p>}
            <div className="flex flex-wrap gap-2">
              <Button
                intent="secondary"
                aria-pressed={isUnsure}
                className="grow"
                onClick={() => setIsUnsure(!isUnsure)}
              >
                <CircleHelp aria-hidden="true" className={isUnsure ? 'fill-accent' : ''} />
                {NOT_SURE}
              </Button>
              {!isPressed(card) && (
                <Button disabled={!isReady} className="grow" onClick={() => answer(response ?? null)}>
                  Check answer
                </Button>
              )}
            </div>
          </>
        )
      }
    >
      <WithReading questions={[question]} index={0} headingRef={headingRef}>
        {(ref) => (
          <QuestionCard
            question={question}
            heading={`Card ${place.index + 1} of ${place.cardCount}`}
            headingRef={ref}
            hint={{ isOpen: isHintOpen, onToggle: () => setIsHintOpen(!isHintOpen) }}
            flag={undefined}
            disabled={false}
          >
            <KeptAnswer
              question={question}
              number={place.index + 1}
              kept={response}
              onChange={isPressed(card) ? answer : setResponse}
              disabled={isOver}
              verdicts={done && isPressed(card) ? optionVerdicts(card, done.answered) : undefined}
            />
            {done && <QuestionFeedback ref={feedback} card={card} rules={rules} {...done} />}
          </QuestionCard>
        )}
      </WithReading>
    </ReviewScreen>
  );
}

type Keys = {
  onChoose: (optionId: string) => void;
  onNext: (() => void) | undefined;
  onUnsure: (() => void) | undefined;
  onHint: () => void;
};

/** The keys of the student test, and U for what is not sure. */
function useQuestionKeys(card: QuestionCardData, { onChoose, onNext, onUnsure, onHint }: Keys): void {
  const { options = [] } = (card.question.content ?? {}) as { options?: readonly { id: string }[] };
  const chosen = isPressed(card)
    ? options.flatMap(({ id }, index) => {
        const choose = () => onChoose(id);

        return [[letterOf(index).toLowerCase(), choose] as const, [String(index + 1), choose] as const];
      })
    : [];

  useShortcuts({
    h: onHint,
    ...(onUnsure && { u: onUnsure }),
    ...(onNext && { arrowright: onNext }),
    ...Object.fromEntries(chosen),
  });
}
