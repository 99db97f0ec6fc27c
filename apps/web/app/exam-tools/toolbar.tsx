import type { ExamTools } from '@second-bell/contract';
import type { AttemptState } from '@second-bell/domain';
import { Calculator, Highlighter, Omega, PencilLine, Sigma, StickyNote } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';

import { TOOLS } from '#copy/exam-tools.ts';
import { useShortcuts } from '#lib/use-shortcuts.ts';
import { Button } from '#ui/button.tsx';

import { HighlightBar } from './highlighter/highlight-bar.tsx';
import { useHighlighter } from './highlighter/use-highlighter.ts';
import type { ToolActions } from './tool-log.ts';
import { OpenTool } from './open-tool.tsx';
import { toolsOf, type ToolName } from './tool-names.ts';

const ICONS: Readonly<Record<ToolName, typeof Calculator>> = {
  calculator: Calculator,
  formulas: Sigma,
  symbols: Omega,
  notes: StickyNote,
  scratchPad: PencilLine,
};

export type ToolbarProps = {
  tools: ExamTools;
  questionId: string;
  state: AttemptState;
  actions: ToolActions;
  disabled: boolean;
};

/** The tools of the exam: a button for each, and the one that is open. */
export function Toolbar({ tools, questionId, state, actions, disabled }: ToolbarProps) {
  const [open, setOpen] = useState<ToolName | null>(null);
  const buttons = useRef(new Map<ToolName, HTMLButtonElement>());
  const highlighter = useHighlighter({ isOn: tools.highlighter && !disabled, state, actions });
  const names = toolsOf(tools);
  const toggle = (name: ToolName) => setOpen(open === name ? null : name);
  const isNoted = (state.notes[questionId] ?? '') !== '';

  useShortcuts({
    ...Object.fromEntries(names.map((name) => [TOOLS[name].key, () => toggle(name)])),
    ...(tools.highlighter && { [TOOLS.highlighter.key]: highlighter.press }),
  });

  function close(): void {
    if (open) buttons.current.get(open)?.focus();
    setOpen(null);
  }

  return (
    <div className="relative min-w-0">
      <Bar>
        {tools.highlighter && (
          <Button intent="secondary" size="small" disabled={disabled} onClick={highlighter.press}>
            <Highlighter aria-hidden="true" />
            {TOOLS.highlighter.name}
          </Button>
        )}
        {names.map((name) => {
          const Icon = ICONS[name];

          return (
            <Button
              key={name}
              ref={(button) => {
                if (button) buttons.current.set(name, button);
              }}
              intent="secondary"
              size="small"
              disabled={disabled}
              aria-expanded={open === name}
              onClick={() => toggle(name)}
            >
              <Icon aria-hidden="true" />
              {TOOLS[name].name}
              {name === 'notes' && isNoted && <span className="sr-only">{TOOLS.notes.written}</span>}
              {name === 'notes' && isNoted && (
                <span aria-hidden="true" className="size-2 rounded-full bg-accent-strong" />
              )}
            </Button>
          );
        })}
      </Bar>
      {open && !disabled && (
        <OpenTool
          key={open}
          name={open}
          tools={tools}
          questionId={questionId}
          state={state}
          actions={actions}
          highlighter={highlighter}
          onClose={close}
        />
      )}
      {tools.highlighter && <HighlightBar highlighter={highlighter} />}
    </div>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={TOOLS.label}
      className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 sm:flex-wrap"
      data-scrolls-sideways
    >
      {children}
    </div>
  );
}
