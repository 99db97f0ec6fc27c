import type { Exam, ExamQuestion } from '@second-bell/contract';
import { type Dispatch, type ReactNode, useCallback, useMemo, useState } from 'react';

import { SHORTCUTS } from '#copy/runner.ts';
import { WithReading } from '#lib/with-reading.tsx';
import { cn } from '#ui/cn.ts';
import { Card } from '#ui/card.tsx';
import { ShortcutHelp } from '#ui/shortcut-help.tsx';

import { DeliveryNotice } from './delivery-notice.tsx';
import { isPaused, type Run, type RunnerAction } from './model.ts';
import { PausedCard } from './paused-card.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuestionGrid } from './question-grid.tsx';
import { RunnerHeader, StatusBar } from './runner-header.tsx';
import { StepBar } from './step-bar.tsx';
import { questionTiles } from './tiles.ts';
import type { DeliveryState } from './use-delivery.ts';
import { useRunnerShortcuts } from './use-runner-shortcuts.ts';

type TestScreenProps = {
  exam: Exam;
  questions: readonly ExamQuestion[];
  run: Run;
  dispatch: Dispatch<RunnerAction>;
  delivery: DeliveryState;
  onSubmit: () => void;
  onLeave: () => void;
};

/** The test under way: one question at a time. */
export function TestScreen({ exam, questions, run, dispatch, delivery, ...ends }: TestScreenProps) {
  const isClosed = run.closing !== null;
  const isCovered = isPaused(run);
  const questionIds = useMemo(() => questions.map(({ id }) => id), [questions]);
  const move = useCallback(
    (index: number) => dispatch({ type: 'moved', index, questionCount: questions.length }),
    [dispatch, questions.length],
  );
  const togglePause = () => dispatch({ type: isCovered ? 'resumed' : 'paused', now: Date.now() });

  return (
    <div className="grid gap-3">
      <RunnerHeader
        exam={exam}
        run={run}
        disabled={isClosed}
        onPanelToggle={() => dispatch({ type: 'panelToggled' })}
        onLeave={ends.onLeave}
      />
      <StatusBar
        run={run}
        questionCount={questions.length}
        onPauseToggle={togglePause}
        onTimeUp={ends.onSubmit}
      />
      <div className={cn('grid items-start gap-5', run.isPanelOpen && 'lg:grid-cols-[minmax(0,1fr)_21rem]')}>
        {run.isPanelOpen && (
          <Card inert={isClosed || isCovered} className="p-4 inert:opacity-60 sm:p-5 lg:order-last">
            <QuestionGrid tiles={questionTiles(run, questionIds)} onMove={move} />
          </Card>
        )}
        <div className="grid min-w-0 gap-5">
          {isCovered ? (
            <PausedCard onResume={togglePause} />
          ) : (
            <CurrentQuestion questions={questions} run={run} dispatch={dispatch} onMove={move} />
          )}
          <BottomBar isSticky={isClosed}>
            {run.closing && <DeliveryNotice kind={run.closing.kind} delivery={delivery} />}
            {(delivery.error === null || delivery.isSending) && (
              <StepBar
                index={run.currentIndex}
                questionCount={questions.length}
                disabled={isClosed || isCovered}
                onMove={move}
                onSubmit={ends.onSubmit}
              />
            )}
          </BottomBar>
        </div>
      </div>
    </div>
  );
}

/** Stays in sight on phones, and on every screen while a closed test is being sent. */
function BottomBar({ isSticky, children }: { isSticky: boolean; children: ReactNode }) {
  return (
    <div
      className={cn(
        'bottom-0 z-10 -mx-4 grid gap-3 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        'sm:mx-0 sm:border-0 sm:px-0',
        isSticky ? 'tall:sticky' : 'max-sm:tall:sticky',
      )}
    >
      {children}
    </div>
  );
}

type CurrentQuestionProps = Pick<TestScreenProps, 'questions' | 'run' | 'dispatch'> & {
  onMove: (index: number) => void;
};

function CurrentQuestion({ questions, run, dispatch, onMove }: CurrentQuestionProps) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const question = questions[run.currentIndex];
  const questionId = question?.id ?? '';
  const choose = useCallback(
    (answer: string) => dispatch({ type: 'chose', questionId, answer, now: Date.now() }),
    [dispatch, questionId],
  );
  const toggleFlag = () => dispatch({ type: 'flagToggled', questionId });
  const toggleHint = () => dispatch({ type: 'hintToggled', questionId });

  useRunnerShortcuts({
    optionCount: question?.options.length ?? 0,
    onChoose: (index) => choose(question?.options[index] ?? ''),
    onPrevious: () => onMove(run.currentIndex - 1),
    onNext: () => onMove(run.currentIndex + 1),
    onFlagToggle: toggleFlag,
    onHintToggle: toggleHint,
    onHelp: () => setIsHelpOpen(true),
  });

  if (question === undefined) return null;

  return (
    <>
      <WithReading
        questions={questions}
        index={run.currentIndex}
        headingRef={focusOn}
        className="[--pane-bottom:1rem] [--pane-top:9.5rem]"
      >
        {(headingRef) => (
          <QuestionCard
            key={question.id}
            question={question}
            headingRef={headingRef}
            number={run.currentIndex + 1}
            answer={run.answers[question.id]}
            isFlagged={run.flagged.includes(question.id)}
            isHintOpen={run.openHints.includes(question.id)}
            disabled={run.closing !== null}
            onChoose={choose}
            onFlagToggle={toggleFlag}
            onHintToggle={toggleHint}
          />
        )}
      </WithReading>
      <div className="justify-self-end">
        <ShortcutHelp lines={SHORTCUTS} open={isHelpOpen} onOpenChange={setIsHelpOpen} />
      </div>
    </>
  );
}

/** As a ref: focuses the heading when it comes on the screen, also where the test has just been started or resumed. */
function focusOn(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
