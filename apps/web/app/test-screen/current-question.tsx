import { type ReactNode, type Ref, useState } from 'react';

import type { ExamTools } from '@second-bell/contract';
import { SHORTCUTS } from '#copy/test-screen.ts';
import { ToolRoom } from '#exam-tools/tool-room.tsx';
import type { ToolLog } from '#exam-tools/tool-log.ts';
import { useShortcuts } from '#lib/use-shortcuts.ts';
import { ShortcutHelp } from '#ui/shortcut-help.tsx';

import type { HintProps } from './hint.tsx';
import { type FlagProps, QuestionCard } from './question-card.tsx';
import type { ScreenMode } from './screen-mode.ts';
import type { ScreenQuestion } from './screen-question.ts';
import { type ScreenKeys, screenShortcuts } from './screen-shortcuts.ts';
import { WithReading } from './with-reading.tsx';

type CurrentQuestionProps = Pick<ScreenKeys, 'onChoose' | 'onStep' | 'onExplanationToggle'> & {
  mode: ScreenMode;
  log: ToolLog;
  /** What the test has on screen, once that is known. */
  tools: ExamTools | undefined;
  questions: readonly ScreenQuestion[];
  index: number;
  /** How many options the keyboard picks from; none where the answer is no choice. */
  optionCount: number;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  hint: HintProps;
  flag?: FlagProps;
  disabled: boolean;
  /** The way to answer, and how it went. */
  children: ReactNode;
};

/** The question on the screen with the text it is about, its keys, and the help that lists them. */
export function CurrentQuestion({
  mode,
  log,
  tools,
  questions,
  index,
  optionCount,
  headingRef,
  hint,
  flag,
  disabled,
  children,
  ...keys
}: CurrentQuestionProps) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const question = questions[index];

  useShortcuts(
    screenShortcuts({
      ...keys,
      optionCount,
      onHintToggle: hint.onToggle,
      onFlagToggle: flag?.onToggle,
      onHelp: () => setIsHelpOpen(true),
    }),
  );
  if (question === undefined) return null;

  const name = `Question ${index + 1}`;

  return (
    <ToolRoom log={log} tools={tools} questionId={question.id} disabled={disabled}>
      <WithReading questions={questions} index={index} headingRef={headingRef}>
        {(ref) => (
          <QuestionCard
            key={question.id}
            question={question}
            // With the clock, the bar above says how many there are.
            heading={mode === 'timed' ? name : `${name} of ${questions.length}`}
            headingRef={ref}
            hint={hint}
            flag={flag}
            disabled={disabled}
          >
            {children}
          </QuestionCard>
        )}
      </WithReading>
      <div className="justify-self-end">
        <ShortcutHelp lines={SHORTCUTS[mode]} open={isHelpOpen} onOpenChange={setIsHelpOpen} />
      </div>
    </ToolRoom>
  );
}
