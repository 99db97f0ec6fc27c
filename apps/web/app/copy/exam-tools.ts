import type { ExamTools } from '@second-bell/contract';

/** The tools on screen as the desk names them, in the order in which it asks for them. */
export const TOOL_NAMES: Readonly<Record<keyof ExamTools, string>> = {
  calculator: 'Calculator',
  formulaSheet: 'Formula sheet',
  symbolGuide: 'Symbol guide',
  strikeThrough: 'Strike out options',
  highlighter: 'Highlighter and notes',
  scratchPad: 'Scratch pad',
};

export const CALCULATOR_NAMES: Readonly<Record<ExamTools['calculator'], string>> = {
  none: 'None',
  four_function: 'Four functions (TEAS, HESI)',
  drop_down: 'Drop-down with four functions (NCLEX)',
  scientific: 'Scientific (GED, HiSET)',
};

export const FORMULA_SHEET_NAMES: Readonly<Record<ExamTools['formulaSheet'], string>> = {
  none: 'None',
  ged_mathematics: 'GED mathematics',
  ged_science: 'GED science',
  hiset_mathematics: 'HiSET mathematics',
};

/** What a test has on screen, a line for each tool. */
export function toolWords(tools: ExamTools): string {
  const values: Record<keyof ExamTools, string> = {
    calculator: CALCULATOR_NAMES[tools.calculator],
    formulaSheet: FORMULA_SHEET_NAMES[tools.formulaSheet],
    symbolGuide: yesOrNo(tools.symbolGuide),
    strikeThrough: yesOrNo(tools.strikeThrough),
    highlighter: yesOrNo(tools.highlighter),
    scratchPad: yesOrNo(tools.scratchPad),
  };

  return Object.entries(TOOL_NAMES)
    .map(([tool, name]) => `${name}: ${values[tool as keyof ExamTools]}`)
    .join('\n');
}

function yesOrNo(isThere: boolean): string {
  return isThere ? 'Yes' : 'No';
}
