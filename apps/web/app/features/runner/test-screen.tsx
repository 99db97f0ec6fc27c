import type { ExamQuestion } from '@second-bell/contract';
import { type Json, remainingSeconds } from '@second-bell/domain';
import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';

import { NOT_KEPT_HERE, SHORTCUTS } from '#copy/runner.ts';
import { PATHS } from '#copy/site-links.ts';
import { ElsewhereCard } from '#lib/attempt-log/elsewhere-card.tsx';
import { WithReading } from '#lib/with-reading.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/cn.ts';
import { Notice } from '#ui/notice.tsx';
import { ShortcutHelp } from '#ui/shortcut-help.tsx';

import { CoverCard } from './cover-card.tsx';
import { DeliveryNotice } from './delivery-notice.tsx';
import { EndedCard } from './ended-card.tsx';
import type { Run } from './model.ts';
import type { OpenRun } from './open-run.ts';
import { QuestionCard } from './question-card.tsx';
import { QuestionGrid } from './question-grid.tsx';
import { RunnerHeader, StatusBar } from './runner-header.tsx';
import { StepBar } from './step-bar.tsx';
import { questionTiles } from './tiles.ts';
import { useDelivery } from './use-delivery.ts';
import { type RunActions, useRun } from './use-run.ts';
import { useRunnerShortcuts } from './use-runner-shortcuts.ts';
import { useSync } from './use-sync.ts';

type TestScreenProps = { open: OpenRun; onTakeOver: () => void; onEnded: () => void };

/** The test under way: one question at a time. */
export function TestScreen({ open, onTakeOver, onEnded }: TestScreenProps) {
  const { exam, questions } = open.header;
  const { run, actions, isKept, isLive, isRunning, isAway, goOn } = useRun(open);
  const { sync, ...saving } = useSync(open);
  const delivery = useDelivery(open, { isClosed: run.closing !== null, isLive, sync });
  const navigate = useNavigate();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const { clock } = open.log;

  const isClosed = run.closing !== null;
  // Its own end is told by the results.
  const isEnded = saving.isCompleted && !(isClosed && isLive);
  const cover = coverOf({ isEnded, isLive, isAway, isClosed, pausedBy: run.pausedBy });
  const isIdle = isClosed || cover !== null;

  return (
    <div className="grid gap-3">
      <RunnerHeader
        exam={exam}
        run={run}
        isPanelOpen={isPanelOpen}
        disabled={isClosed || !isLive || isEnded}
        onPanelToggle={() => setIsPanelOpen(!isPanelOpen)}
        onSave={() => void navigate(PATHS.home)}
        onLeave={() => actions.close('leave')}
      />
      <StatusBar
        run={run}
        questionCount={questions.length}
        clock={clock}
        isRunning={isRunning && !isEnded}
        saving={{ ...saving, isKept }}
        onPauseToggle={isAway ? goOn : actions.togglePause}
        onTimeUp={() => actions.close('submit')}
      />
      {!isKept && <Notice tone="caution" title={NOT_KEPT_HERE} />}
      <div className={cn('grid items-start gap-5', isPanelOpen && 'lg:grid-cols-[minmax(0,1fr)_21rem]')}>
        {isPanelOpen && (
          <Card inert={isIdle} className="p-4 inert:opacity-60 sm:p-5 lg:order-last">
            <QuestionGrid tiles={questionTiles(run)} onMove={actions.move} />
          </Card>
        )}
        <div className="grid min-w-0 gap-5">
          {cover === null && <CurrentQuestion questions={questions} run={run} actions={actions} />}
          {cover === 'ended' && <EndedCard leftOutCount={saving.waiting} onResults={onEnded} />}
          {cover === 'elsewhere' && <ElsewhereCard onTakeOver={onTakeOver} />}
          {(cover === 'paused' || cover === 'absence') && (
            <CoverCard
              cover={cover}
              run={run}
              remainingSeconds={
                run.limitSeconds === null ? null : remainingSeconds(run.limitSeconds, clock.elapsedMs())
              }
              onResume={goOn}
            />
          )}
          <BottomBar isSticky={isClosed}>
            {run.closing && isLive && (
              <DeliveryNotice kind={run.closing.kind} delivery={delivery} isKept={isKept} />
            )}
            {(delivery.error === null || delivery.isSending) && (
              <StepBar
                index={run.currentIndex}
                questionCount={questions.length}
                disabled={isIdle}
                onMove={actions.move}
                onSubmit={() => actions.close('submit')}
              />
            )}
          </BottomBar>
        </div>
      </div>
    </div>
  );
}

type Standing = {
  isEnded: boolean;
  isLive: boolean;
  isAway: boolean;
  isClosed: boolean;
  pausedBy: Run['pausedBy'];
};

/** What covers the question. A short absence does not: the learner finds the question as they left it. */
function coverOf({ isEnded, isLive, isAway, isClosed, pausedBy }: Standing) {
  if (isEnded) return 'ended';
  if (!isLive) return 'elsewhere';
  if (isClosed) return null;
  if (isAway) return 'absence';

  return pausedBy === 'learner' ? 'paused' : null;
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

type CurrentQuestionProps = { questions: readonly ExamQuestion[]; run: Run; actions: RunActions };

function CurrentQuestion({ questions, run, actions }: CurrentQuestionProps) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const question = questions[run.currentIndex];
  const questionId = question?.id ?? '';
  const choose = useCallback((answer: Json) => actions.choose(questionId, answer), [actions, questionId]);
  const toggleFlag = () => actions.toggle('flag', questionId);
  const toggleHint = () => actions.toggle('hint', questionId);

  useRunnerShortcuts({
    optionCount: question?.options.length ?? 0,
    onChoose: (index) => choose(question?.options[index] ?? ''),
    onPrevious: () => actions.move(run.currentIndex - 1),
    onNext: () => actions.move(run.currentIndex + 1),
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
