import type { ItemOf, QuestionTypeName, ResponseOf, ScoringRule } from '@second-bell/question-types';
import { describeItemParts, gradeItem, isItemComplete } from '@second-bell/question-types/registry';
import { useState } from 'react';

import { ItemAnswer } from '#question-types/item-answer.tsx';
import { PartsReview } from '#question-types/parts-review.tsx';
import { Button } from '#ui/button.tsx';

type ItemPreviewProps<T extends QuestionTypeName> = {
  name: string;
  item: ItemOf<T>;
  picture: { src: string; alt: string } | undefined;
};

const RULES: readonly { rule: ScoringRule; name: string }[] = [
  { rule: 'partial', name: 'With partial credit' },
  { rule: 'all_or_nothing', name: 'All or nothing' },
];

/** The question as learners answer it, to try out: with the points that the answer would get under either rule. */
export function ItemPreview<T extends QuestionTypeName>({ name, item, picture }: ItemPreviewProps<T>) {
  const [response, setResponse] = useState<ResponseOf<T> | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const grades = RULES.map(({ rule, name: ruleName }) => ({ ruleName, ...gradeItem(item, response, rule) }));

  return (
    <div className="grid min-w-0 gap-4">
      <ItemAnswer<T>
        type={item.type}
        name={name}
        content={item.content}
        response={response}
        picture={picture}
        disabled={false}
        onChange={(next) => {
          setResponse(next);
          setIsChecked(false);
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          intent="secondary"
          size="small"
          disabled={!isItemComplete(item, response)}
          onClick={() => setIsChecked(true)}
        >
          Check it
        </Button>
        <output className="font-semibold">
          {isChecked &&
            grades
              .map(({ ruleName, points, maxPoints }) => `${ruleName}: ${points} of ${maxPoints} points`)
              .join('. ')}
        </output>
      </div>
      {isChecked && <PartsReview parts={describeItemParts(item, response)} />}
    </div>
  );
}
