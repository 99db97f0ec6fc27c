import { type Json, remainingSeconds } from '@second-bell/domain';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { PATHS } from '#copy/site-links.ts';
import { ElsewhereCard } from '#lib/attempt-log/elsewhere-card.tsx';
import { CurrentQuestion } from '#test-screen/current-question.tsx';
import { StepBar } from '#test-screen/step-bar.tsx';
import { TestScreen } from '#test-screen/test-screen.tsx';
import { Card } from '#ui/card.tsx';
import { late } from '#ui/late.tsx';
import { loadSoon } from '#ui/load-soon.ts';

import { CoverCard } from './cover-card.tsx';
import { DeliveryNotice } from './delivery-notice.tsx';
import { EndedCard } from './ended-card.tsx';
import { answeredCount, type Run } from './model.ts';
import type { OpenRun } from './open-run.ts';
import { QuestionAnswer } from './question-answer.tsx';
import { RunActions } from './run-actions.tsx';
import { RunStatus } from './run-status.tsx';
import { questionTiles } from './tiles.ts';
import { useDelivery } from './use-delivery.ts';
import { type RunActions as Actions, useRun } from './use-run.ts';
import { useSync } from './use-sync.ts';

const loadGrid = async () => (await import('./question-grid.tsx')).QuestionGrid;
const QuestionGrid = late(loadGrid);

type RunScreenProps = { open: OpenRun; onTakeOver: () => void; onEnded: () => void };

/** The timed test under way: one question at a time. */
export function RunScreen({ open, onTakeOver, onEnded }: RunScreenProps) {
  const { exam, questions } = open.header;
  // Its panel is closed at first: nothing else would ask for it before the network may be gone.
  useEffect(() => loadSoon(loadGrid), []);
  const { run, actions, isKept, isLive, isRunning, isAway, goOn } = useRun(open);
  const { sync, ...saving } = useSync(open);
  const delivery = useDelivery(open, {
    isClosed: run.closing !== null,
    hasScore: run.closing?.kind === 'submit' && isKept,
    isLive,
    sync,
  });
  const navigate = useNavigate();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const { clock } = open.log;

  const isClosed = run.closing !== null;
  // Its own end is told by the results.
  const isEnded = saving.isCompleted && !(isClosed && isLive);
  const cover = coverOf({ isEnded, isLive, isAway, isClosed, pausedBy: run.pausedBy });
  const isIdle = isClosed || cover !== null;

  return (
    <TestScreen
      mode="timed"
      title={exam.title}
      about={`${exam.type} · ${exam.subject}`}
      index={run.currentIndex}
      questionCount={questions.length}
      isKept={isKept}
      hasReading={questions.some(({ passage }) => passage !== undefined)}
      actions={
        <RunActions
          answered={answeredCount(run)}
          isPanelOpen={isPanelOpen}
          disabled={isClosed || !isLive || isEnded}
          onPanelToggle={() => setIsPanelOpen(!isPanelOpen)}
          onSave={() => void navigate(PATHS.home)}
          onLeave={() => actions.close('leave')}
        />
      }
      status={
        <RunStatus
          run={run}
          clock={clock}
          isRunning={isRunning && !isEnded}
          saving={{ ...saving, isKept }}
          onPauseToggle={isAway ? goOn : actions.togglePause}
          onTimeUp={() => actions.close('submit')}
        />
      }
      panel={
        isPanelOpen ? (
          <Card inert={isIdle} className="p-4 inert:opacity-60 sm:p-5">
            <QuestionGrid isShown tiles={questionTiles(run)} onMove={actions.move} />
          </Card>
        ) : undefined
      }
      steps={
        <>
          {run.closing && isLive && (
            <DeliveryNotice kind={run.closing.kind} delivery={delivery} isKept={isKept} />
          )}
          {(delivery.error === null || delivery.isSending) && (
            <StepBar
              mode="timed"
              index={run.currentIndex}
              questionCount={questions.length}
              disabled={isIdle}
              onStep={(step) => actions.move(run.currentIndex + step)}
              onEnd={() => actions.close('submit')}
            />
          )}
        </>
      }
    >
      {cover === null && <Question open={open} run={run} actions={actions} />}
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
    </TestScreen>
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

type QuestionProps = { open: OpenRun; run: Run; actions: Actions };

function Question({ open, run, actions }: QuestionProps) {
  const { exam, questions } = open.header;
  const question = questions[run.currentIndex];
  const questionId = question?.id ?? '';
  const choose = useCallback((answer: Json) => actions.choose(questionId, answer), [actions, questionId]);
  if (question === undefined) return null;

  const disabled = run.closing !== null;

  return (
    <CurrentQuestion
      mode="timed"
      log={open.log}
      tools={exam.tools}
      questions={questions}
      index={run.currentIndex}
      optionCount={question.options.length}
      headingRef={focusOn}
      disabled={disabled}
      hint={{
        isOpen: run.openHints.includes(questionId),
        onToggle: () => actions.toggle('hint', questionId),
      }}
      flag={{ isOn: run.flagged.includes(questionId), onToggle: () => actions.toggle('flag', questionId) }}
      onChoose={(index) => choose(question.options[index] ?? '')}
      onStep={(step) => actions.move(run.currentIndex + step)}
    >
      <QuestionAnswer
        question={question}
        number={run.currentIndex + 1}
        answer={run.answers[questionId]}
        disabled={disabled}
        onChoose={choose}
      />
    </CurrentQuestion>
  );
}

/** As a ref: focuses the heading when it comes on the screen, also where the test has just been started or resumed. */
function focusOn(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
