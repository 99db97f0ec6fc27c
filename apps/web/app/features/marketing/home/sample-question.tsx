import { ArrowRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';

import {
  FIRST_SAMPLE_QUESTION,
  SAMPLE_QUESTION_COUNT,
  type SampleQuestion as Sample,
  TRY_ONE,
} from '#copy/home.ts';
import { PATHS } from '#copy/site-links.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OptionList } from '#ui/option-list.tsx';

/** Real questions, one after the other: what practising here is like. */
export function SampleQuestion() {
  const [number, setNumber] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Undefined until the first answer asks for them. */
  const [more, setMore] = useState<readonly Sample[]>();
  const question = more?.[number - 2] ?? FIRST_SAMPLE_QUESTION;
  const isLast = number === (more?.length ?? 0) + 1;
  const loadMore = () => {
    // Without a connection the first one was the last.
    if (more === undefined) void loadQuestions().then(setMore, () => setMore([]));
  };
  const goOn = () => {
    flushSync(() => setNumber(number + 1));
    heading.current?.focus();
  };

  return (
    <Card asChild className="grid content-start gap-4">
      <section aria-labelledby="sample">
        <h3
          ref={heading}
          id="sample"
          tabIndex={-1}
          className="font-body text-body font-semibold text-accent-strong outline-none"
        >
          {TRY_ONE.title}
          <span className="font-normal text-ink-soft">
            {` · ${question.exam} · ${number} of ${SAMPLE_QUESTION_COUNT}`}
          </span>
        </h3>
        <Question key={number} question={question} onAnswer={loadMore}>
          {more !== undefined && (isLast ? <Onward /> : <Button onClick={goOn}>{TRY_ONE.next}</Button>)}
        </Question>
      </section>
    </Card>
  );
}

const loadQuestions = async () => (await import('#copy/sample-questions.ts')).MORE_SAMPLE_QUESTIONS;

type QuestionProps = {
  question: Sample;
  onAnswer: () => void;
  /** Comes with the answer. */ children: ReactNode;
};

function Question({ question, onAnswer, children }: QuestionProps) {
  const { text, options, correctIndex, explanation } = question;
  const [chosen, setChosen] = useState<number>();
  const choose = (index: number) => {
    setChosen(index);
    onAnswer();
  };
  const marks = {
    ...(chosen !== undefined && { [chosen]: 'incorrect' as const }),
    [correctIndex]: 'correct' as const,
  };

  return (
    <>
      <p className="text-question">{text}</p>
      <OptionList
        name="Answers to the sample question"
        options={options}
        selectedIndex={chosen}
        onSelect={choose}
        marks={chosen === undefined ? {} : marks}
      />
      <output>
        {chosen !== undefined && (
          <>
            <strong>{chosen === correctIndex ? 'Correct.' : 'Not quite.'}</strong> {explanation}
          </>
        )}
      </output>
      {chosen !== undefined && <div className="justify-self-start">{children}</div>}
    </>
  );
}

function Onward() {
  return (
    <div className="grid justify-items-start gap-3">
      <p>{TRY_ONE.done}</p>
      <Button asChild>
        <Link to={PATHS.selectProduct}>
          {TRY_ONE.more}
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </div>
  );
}
