import { useState } from 'react';

import { SAMPLE_QUESTION } from '#copy/home.ts';
import { Card } from '#ui/card.tsx';
import { OptionList } from '#ui/option-list.tsx';

const { title, text, options, correctIndex, explanation } = SAMPLE_QUESTION;

/** One real question in the hero: what practising here is like. */
export function SampleQuestion() {
  const [chosen, setChosen] = useState<number>();
  const isCorrect = chosen === correctIndex;
  const marks = {
    ...(chosen !== undefined && { [chosen]: 'incorrect' as const }),
    [correctIndex]: 'correct' as const,
  };

  return (
    <Card asChild className="grid content-start gap-4">
      <section aria-labelledby="sample">
        <h3 id="sample" className="font-body text-body font-semibold text-accent-strong">
          {title}
        </h3>
        <p className="text-question">{text}</p>
        <OptionList
          name="Answers to the sample question"
          options={options}
          selectedIndex={chosen}
          onSelect={setChosen}
          marks={chosen === undefined ? {} : marks}
        />
        <output>
          {chosen !== undefined && (
            <>
              <strong>{isCorrect ? 'Correct.' : 'Not quite.'}</strong> {explanation}
            </>
          )}
        </output>
      </section>
    </Card>
  );
}
