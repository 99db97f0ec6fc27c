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

/** The tools as a learner finds them, each with its key. */
export const TOOLS = {
  label: 'Tools',
  calculator: { name: 'Calculator', key: 'k' },
  formulas: { name: 'Formulas', key: 'r' },
  symbols: { name: 'Symbols', key: 's' },
  notes: { name: 'Notes', key: 'n', written: '(written)' },
  scratchPad: { name: 'Scratch pad', key: 'p' },
  highlighter: { name: 'Highlight', key: 'm' },
} as const;

export const PANEL = {
  close: 'Close',
  move: 'Move',
  moveHint: 'Drag this, or press the arrow keys.',
};

export const NOTES = {
  label: 'Your note on this question',
  hint: 'Only you see it. It is saved with your test.',
  highlights: 'Highlighted here',
  none: 'Nothing is highlighted here yet.',
  clear: 'Clear',
};

export const SCRATCH_PAD = {
  text: 'Write',
  drawing: 'Draw',
  drawingLabel: 'Drawing area',
  hint: 'It stays the same for all questions and is saved with your test.',
  drawHint: 'Draw with a finger, a pen or the mouse. With the keyboard, write in the box above.',
  undo: 'Undo last line',
  clear: 'Clear drawing',
  lines: (count: number) => (count === 1 ? '1 line drawn' : `${count} lines drawn`),
  full: 'This pad is full. Clear the drawing to go on.',
};

export const HIGHLIGHT = {
  add: 'Highlight',
  remove: 'Clear highlight',
  done: 'Done',
  label: 'Highlight with the keyboard',
  help: 'Arrow keys go from word to word, with Shift they select more. Enter highlights or clears. Tab goes to the next text. Esc ends.',
  added: 'Highlighted.',
  removed: 'Highlight cleared.',
  isMarked: 'highlighted',
};

export const SHEETS = { source: 'Source', loading: 'Loading…' };

export const FAULT_WORDS: Readonly<Record<string, string>> = {
  syntax: 'Cannot read that. Check the signs and parentheses.',
  divide_by_zero: 'Cannot divide by 0',
  domain: 'No answer for that number',
  overflow: 'The number is too large',
};

export const CALCULATOR = {
  label: 'Calculator keys',
  entry: 'Entry',
  empty: 'empty',
  result: 'Result',
  memory: 'M',
  inMemory: 'A number is in memory',
  keysHint: 'You can also type on your keyboard.',
  /** Where the machine stands in its settings. */
  degrees: 'DEG',
};
