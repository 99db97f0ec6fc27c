import type { QuestionWithKey } from '@second-bell/contract';
import { useEffect } from 'react';

import { useFocusOnChange } from '#lib/use-focus-on-change.ts';
import { useShowOnChange } from '#lib/use-show-on-change.ts';
import { WithReading } from '#lib/with-reading.tsx';
import { preloadRichText } from '#ui/rich-text.tsx';

import { counters } from './model.ts';
import { QuestionCard } from './question-card.tsx';
import { StepBar } from './step-bar.tsx';
import { TestHeader } from './test-header.tsx';
import { useStudentTest } from './use-student-test.ts';
import { useTestShortcuts } from './use-test-shortcuts.ts';

type TestSessionProps = { testId: string; title: string; questions: readonly QuestionWithKey[] };

/** One run through a practice test, one question at a time. */
export function TestSession({ testId, title, questions }: TestSessionProps) {
  const session = useStudentTest(testId, questions);
  const { test, said, moveBy, leave } = session;
  const heading = useFocusOnChange<HTMLHeadingElement>(test.currentIndex, { scrolls: true });
  const feedback = useShowOnChange<HTMLDivElement>(said.number);
  const question = questions[test.currentIndex];
  const help = useTestShortcuts(question, session);

  useEffect(() => preloadRichText(questions.flatMap(textsOf)), [questions]);

  if (question === undefined) return null;

  return (
    <>
      <TestHeader
        title={title}
        position={test.currentIndex + 1}
        questionCount={questions.length}
        {...counters(test)}
        startedAt={test.startedAt}
        help={help}
        onExit={leave}
      />
      <div className="my-5">
        <WithReading
          questions={questions}
          index={test.currentIndex}
          headingRef={heading}
          className="[--pane-bottom:6.5rem] [--pane-top:1rem]"
        >
          {(headingRef) => (
            <QuestionCard
              key={question.id}
              question={question}
              number={test.currentIndex + 1}
              questionCount={questions.length}
              headingRef={headingRef}
              feedbackRef={feedback}
              answer={test.answers[question.id]}
              isHintOpen={test.openHints[question.id] === true}
              isExplanationOpen={test.openExplanations[question.id] === true}
              onGive={session.give}
              onHintToggle={session.toggleHint}
              onExplanationToggle={session.toggleExplanation}
            />
          )}
        </WithReading>
      </div>
      <StepBar
        isFirst={test.currentIndex === 0}
        isLast={test.currentIndex === questions.length - 1}
        onMove={moveBy}
        onFinish={leave}
      />
      <output className="sr-only">
        <span key={said.number}>{said.text}</span>
      </output>
    </>
  );
}

function textsOf({ questionText, options, explanation, hint, passage }: QuestionWithKey): string[] {
  return [questionText, ...options, explanation ?? '', hint ?? '', passage?.text ?? ''];
}
