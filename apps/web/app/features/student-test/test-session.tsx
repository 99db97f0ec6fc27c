import type { QuestionWithKey } from '@second-bell/contract';
import { LogOut } from 'lucide-react';
import { useEffect } from 'react';

import { EXIT_TEST } from '#copy/test-screen.ts';
import { ElsewhereCard } from '#lib/attempt-log/elsewhere-card.tsx';
import { useFocusOnChange } from '#lib/use-focus-on-change.ts';
import { useShowOnChange } from '#lib/use-show-on-change.ts';
import { CurrentQuestion } from '#test-screen/current-question.tsx';
import { StepBar } from '#test-screen/step-bar.tsx';
import { TestScreen } from '#test-screen/test-screen.tsx';
import { Button } from '#ui/button.tsx';
import { preloadRichText } from '#ui/rich-text.tsx';

import { counters, shownOptions } from './model.ts';
import { QuestionAnswer } from './question-answer.tsx';
import { StartOverButton } from './start-over-button.tsx';
import { TestCounters } from './test-counters.tsx';
import { type StudentTestSource, useStudentTest } from './use-student-test.ts';

/** One run through a practice test, one question at a time. */
export function TestSession(source: StudentTestSource) {
  const { title, examType, subject, tools, questions, rules, open } = source;
  const session = useStudentTest(source);
  const { test, said, isLive, moveBy } = session;
  const heading = useFocusOnChange<HTMLHeadingElement>(test.currentIndex, { scrolls: true });
  const feedback = useShowOnChange<HTMLDivElement>(said.number);
  const question = questions[test.currentIndex];
  const counted = counters(test);

  useEffect(() => preloadRichText(questions.flatMap(textsOf)), [questions]);

  if (question === undefined) return null;

  return (
    <>
      <TestScreen
        mode="learn"
        title={title}
        about={examType && subject && `${examType} · ${subject}`}
        index={test.currentIndex}
        questionCount={questions.length}
        isKept={session.isKept}
        hasReading={questions.some(({ passage }) => passage !== undefined)}
        actions={
          <>
            <StartOverButton answered={counted.answered} onStartOver={() => void session.startOver()} />
            <Button intent="secondary" size="small" onClick={session.exit}>
              <LogOut aria-hidden="true" />
              {EXIT_TEST}
            </Button>
          </>
        }
        status={
          <TestCounters
            position={test.currentIndex + 1}
            questionCount={questions.length}
            {...counted}
            clock={open.log.clock}
            limitSeconds={source.place.limitSeconds}
          />
        }
        steps={
          <StepBar
            mode="learn"
            index={test.currentIndex}
            questionCount={questions.length}
            disabled={false}
            onStep={moveBy}
            onEnd={() => void session.finish()}
          />
        }
      >
        {isLive ? (
          <CurrentQuestion
            mode="learn"
            log={open.log}
            tools={tools}
            questions={questions}
            index={test.currentIndex}
            optionCount={shownOptions(question).length}
            headingRef={heading}
            disabled={false}
            hint={{
              isOpen: test.openHints.includes(question.id),
              onToggle: () => session.toggleHint(question.id),
            }}
            onChoose={(index) => session.give(question, index)}
            onStep={moveBy}
            onExplanationToggle={() => session.toggleExplanation(question.id)}
          >
            <QuestionAnswer
              question={question}
              number={test.currentIndex + 1}
              feedbackRef={feedback}
              answer={test.answers[question.id]}
              draft={test.drafts[question.id]}
              rules={rules}
              isExplanationOpen={test.openExplanations.includes(question.id)}
              onGive={session.give}
              onDraft={session.draft}
              onCheck={session.check}
              onExplanationToggle={session.toggleExplanation}
            />
          </CurrentQuestion>
        ) : (
          <ElsewhereCard onTakeOver={() => void session.takeOver()} />
        )}
      </TestScreen>
      <output className="sr-only">
        <span key={said.number}>{said.text}</span>
      </output>
    </>
  );
}

function textsOf({ questionText, options, explanation, hint, passage }: QuestionWithKey): string[] {
  return [questionText, ...options, explanation ?? '', hint ?? '', passage?.text ?? ''];
}
