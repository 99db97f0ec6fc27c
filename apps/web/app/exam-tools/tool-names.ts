import type { ExamTools } from '@second-bell/contract';

/** What opens in a panel. */
export type ToolName = 'calculator' | 'formulas' | 'symbols' | 'notes' | 'scratchPad';

/** The panels that a test has, in the order of their buttons. */
export function toolsOf({
  calculator,
  formulaSheet,
  symbolGuide,
  highlighter,
  scratchPad,
}: ExamTools): ToolName[] {
  const isThere: Record<ToolName, boolean> = {
    calculator: calculator !== 'none',
    formulas: formulaSheet !== 'none',
    symbols: symbolGuide,
    notes: highlighter,
    scratchPad,
  };

  return (Object.keys(isThere) as ToolName[]).filter((name) => isThere[name]);
}
