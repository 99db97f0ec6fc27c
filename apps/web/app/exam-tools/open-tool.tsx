import type { ExamTools } from '@second-bell/contract';
import type { AttemptState } from '@second-bell/domain';
import { type ReactNode, Suspense } from 'react';

import { TOOLS } from '#copy/exam-tools.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Spinner } from '#ui/spinner.tsx';

import type { HighlighterState } from './highlighter/use-highlighter.ts';
import { NotesPanel } from './notes-panel.tsx';
import { ScratchPad } from './scratch-pad.tsx';
import type { ToolActions } from './tool-log.ts';
import type { ToolName } from './tool-names.ts';
import { ToolPanel } from './tool-panel.tsx';

/** Each is loaded when it is opened: the calculators bring the arithmetic with them. */
const ScientificCalculator = lazyPart(
  async () => (await import('./calculators/scientific-calculator.tsx')).ScientificCalculator,
);
const FourFunctionCalculator = lazyPart(
  async () => (await import('./calculators/four-function-calculator.tsx')).FourFunctionCalculator,
);
const FormulaSheet = lazyPart(async () => (await import('./sheets/formula-sheet.tsx')).FormulaSheet);
const SymbolGuide = lazyPart(async () => (await import('./sheets/symbol-guide.tsx')).SymbolGuide);

type OpenToolProps = {
  name: ToolName;
  tools: ExamTools;
  questionId: string;
  state: AttemptState;
  actions: ToolActions;
  highlighter: HighlighterState;
  onClose: () => void;
};

/** The panel of the tool that is open. */
export function OpenTool({ name, tools, onClose, ...rest }: OpenToolProps) {
  return (
    <ToolPanel title={TOOLS[name].name} look={lookOf(name, tools)} onClose={onClose}>
      <Suspense fallback={<Spinner label="Loading…" />}>{contentOf({ name, tools, ...rest })}</Suspense>
    </ToolPanel>
  );
}

/** A drop-down calculator hangs below its button; everything else can be moved. */
function lookOf(name: ToolName, { calculator }: ExamTools) {
  if (name === 'calculator' && calculator === 'drop_down') return 'drop-down';

  return name === 'formulas' || name === 'symbols' ? 'wide' : 'window';
}

function contentOf({
  name,
  tools,
  questionId,
  state,
  actions,
  highlighter,
}: Omit<OpenToolProps, 'onClose'>): ReactNode {
  switch (name) {
    case 'calculator':
      return tools.calculator === 'scientific' ? (
        <ScientificCalculator kept={state.calculator} onKeep={actions.calculate} />
      ) : (
        <FourFunctionCalculator kept={state.calculator} onKeep={actions.calculate} />
      );
    case 'formulas':
      return tools.formulaSheet === 'none' ? null : <FormulaSheet name={tools.formulaSheet} />;
    case 'symbols':
      return <SymbolGuide />;
    case 'notes':
      return (
        <NotesPanel
          key={questionId}
          note={state.notes[questionId] ?? ''}
          onNote={(text) => actions.note(questionId, text)}
          highlighter={highlighter}
        />
      );
    case 'scratchPad':
      break;
  }

  return <ScratchPad pad={state.scratchPad} actions={actions} />;
}
