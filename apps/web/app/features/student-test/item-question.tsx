import type { QuestionWithKey } from '@second-bell/contract';
import type { Json } from '@second-bell/domain';
import { useCallback } from 'react';

import { holdsAnything } from '#question-types/given.ts';
import { type ItemRules, itemOf } from '#question-types/item-rules.ts';
import { KeptAnswer } from '#question-types/kept-answer.tsx';
import { PartsReview } from '#question-types/parts-review.tsx';
import { Button } from '#ui/button.tsx';
import { RichText } from '#ui/rich-text.tsx';

import type { Answer } from './model.ts';

type ItemQuestionProps = {
  question: QuestionWithKey;
  number: number;
  rules: ItemRules;
  /** What is given so far; it counts once it is checked. */
  draft: Json | undefined;
  answer: Answer | undefined;
  onDraft: (questionId: string, response: Json) => void;
  onCheck: (question: QuestionWithKey) => void;
};

/** A question whose answer takes more than one press: it is given part by part, then checked. */
export function ItemQuestion({
  question,
  number,
  rules,
  draft,
  answer,
  onDraft,
  onCheck,
}: ItemQuestionProps) {
  const item = itemOf(question);
  const change = useCallback((response: Json) => onDraft(question.id, response), [onDraft, question.id]);
  const isReady = holdsAnything(draft) && rules.isItemComplete(item, draft);

  return (
    <>
      <KeptAnswer question={question} number={number} kept={draft} onChange={change} disabled={false} />
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={!isReady} onClick={() => onCheck(question)}>
          Check answer
        </Button>
        {!isReady && <p className="text-ink-soft">Answer every part, then check it.</p>}
      </div>
      {answer !== undefined && <PartsReview parts={rules.describeItemParts(item, draft)} />}
      {answer?.grade?.isRight === null && (
        <section className="grid gap-2">
          <h3 className="text-small font-bold text-ink-soft">A model answer</h3>
          <RichText>{rules.describeItemKey(item)}</RichText>
        </section>
      )}
    </>
  );
}
