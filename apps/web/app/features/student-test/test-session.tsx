import type { QuestionWithKey } from '@second-bell/contract';
import { useEffect } from 'react';

import { PLACE_NOT_KEPT } from '#copy/student-test.ts';
import { ElsewhereCard } from '#lib/attempt-log/elsewhere-card.tsx';
import { useFocusOnChange } from '#lib/use-focus-on-change.ts';
import { useShowOnChange } from '#lib/use-show-on-change.ts';
import { WithReading } from '#lib/with-reading.tsx';
import { Notice } from '#ui/notice.tsx';
import { preloadRichText } from '#ui/rich-text.tsx';

import { counters } from './model.ts';
import { QuestionCard } from './question-card.tsx';
import { StepBar } from './step-bar.tsx';
import { TestHeader } from './test-header.tsx';
import { type StudentTestSource, useStudentTest } from './use-student-test.ts';
import { useTestShortcuts } from './use-test-shortcuts.ts';

/** One run through a practice test, one question at a time. */
export function TestSession(source: StudentTestSource) {
  const { title, questions, open } = source;
  const session = useStudentTest(source);
  const { test, said, moveBy } = session;
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
        clock={open.log.clock}
        help={help}
        onStartOver={() => void session.startOver()}
        onExit={session.exit}
      />
      {!session.isKept && <Notice tone="caution" title={PLACE_NOT_KEPT} className="mt-4" />}
      <div className="my-5" inert={!session.isLive} hidden={!session.isLive}>
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
              isHintOpen={test.openHints.includes(question.id)}
              isExplanationOpen={test.openExplanations.includes(question.id)}
              draft={test.drafts[question.id]}
              rules={source.rules}
              onGive={session.give}
              onDraft={session.draft}
              onCheck={session.check}
              onHintToggle={session.toggleHint}
              onExplanationToggle={session.toggleExplanation}
            />
          )}
        </WithReading>
      </div>
      {!session.isLive && (
        <div className="my-5">
          <ElsewhereCard onTakeOver={() => void session.takeOver()} />
        </div>
      )}
      <StepBar
        isFirst={test.currentIndex === 0}
        isLast={test.currentIndex === questions.length - 1}
        onMove={moveBy}
        onFinish={() => void session.finish()}
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
