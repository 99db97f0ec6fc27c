import type { ExamTools } from '@second-bell/contract';
import { type ReactNode, Suspense, useMemo, useState, useSyncExternalStore } from 'react';

import { STRUCK } from '#copy/test-screen.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { StrikesContext } from '#ui/strikes.ts';
import { useIsPainted } from '#ui/use-is-painted.ts';

import { type ToolLog, toolActions } from './tool-log.ts';

/** Only where a test has any, and after its first question: the pieces of a bar are as large as the screen itself. */
const Toolbar = lazyPart(async () => (await import('./toolbar.tsx')).Toolbar);

type ToolRoomProps = {
  log: ToolLog;
  /** Left out while it is not known which ones the test has. */
  tools: ExamTools | undefined;
  questionId: string;
  /** The question cannot be worked on now. */
  disabled: boolean;
  /** The question, its text and its options. */
  children: ReactNode;
};

const NONE_STRUCK: readonly string[] = [];

/** A question with the tools that its exam has on screen. What is done with them is kept with the attempt. */
export function ToolRoom({ log, tools, questionId, disabled, children }: ToolRoomProps) {
  const { state } = useSyncExternalStore(log.subscribe, log.view);
  const actions = useMemo(() => toolActions(log), [log]);
  const struck = state.struck[questionId] ?? NONE_STRUCK;
  const isPainted = useIsPainted();
  const [said, setSaid] = useState('');
  const strikes = useMemo(
    () => ({
      struck,
      onToggle(option: string, letter: string) {
        actions.strike(questionId, option);
        setSaid(struck.includes(option) ? STRUCK.back(letter) : STRUCK.out(letter));
      },
    }),
    [struck, actions, questionId],
  );

  return (
    <StrikesContext value={tools?.strikeThrough === true && !disabled ? strikes : null}>
      {tools && hasBar(tools) && (
        <Suspense fallback={<ToolbarRoom />}>
          {isPainted ? (
            <Toolbar
              tools={tools}
              questionId={questionId}
              state={state}
              actions={actions}
              disabled={disabled}
            />
          ) : (
            <ToolbarRoom />
          )}
        </Suspense>
      )}
      {children}
      <output className="sr-only">{said}</output>
    </StrikesContext>
  );
}

/** As high as the bar that comes there, so that the question does not move. */
function ToolbarRoom() {
  return <div className="min-h-13" />;
}

function hasBar({ strikeThrough: _strikeThrough, ...tools }: ExamTools): boolean {
  return Object.values(tools).some((tool) => tool !== 'none' && tool !== false);
}
