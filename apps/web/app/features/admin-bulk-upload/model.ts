import type { BulkUploadForm, BulkUploadResult, ColumnRole, ParsedQuestion } from '@second-bell/contract';

import { type ChosenTable, type UploadSource, withColumn } from './chosen-table.ts';

export type UploadMode = BulkUploadForm['mode'];

/** What the server found in a text. `text` is that text, which may have been changed since. */
export type Preview = {
  /** Of the previews so far. */
  number: number;
  text: string;
  result: BulkUploadResult;
  /** The lines of the questions that are left out. */
  excluded: ReadonlySet<number>;
};

/** What is on its way to the server; `sent` is the part of it that has arrived there, 0 to 1. */
export type Busy = { doing: 'reading' | 'previewing' | 'importing'; sent: number };

/** What is asked before it is done. */
export type Asking =
  | { what: 'overwrite'; file: File }
  | { what: 'replace' }
  | { what: 'again'; importedAt: string; questionCount: number };

/** `text` says why, and what to do; `more` is said in the dialog alone. */
export type UploadProblem = { title: string; text: string; more?: string };

export type UploadState = {
  text: string;
  /** The file that the text was loaded from last. */
  loadedFile: string | undefined;
  /** Read on the server when it is previewed; from then on its text is edited. */
  file: File | undefined;
  mode: UploadMode;
  step: 'input' | 'columns' | 'preview';
  /** The table that the previewed text was made of. */
  table: ChosenTable | undefined;
  preview: Preview | undefined;
  busy: Busy | undefined;
  asking: Asking | undefined;
  /** What went wrong last. */
  problem: UploadProblem | undefined;
  /** How many questions were imported last. */
  imported: number | undefined;
};

export type UploadAction =
  | { type: 'textChanged'; text: string }
  | { type: 'fileChosen'; file: File }
  | { type: 'fileRemoved' }
  | { type: 'modeChanged'; mode: UploadMode }
  | { type: 'started'; doing: Busy['doing'] }
  | { type: 'progressed'; sent: number }
  | { type: 'stopped'; problem?: UploadProblem }
  | { type: 'textRead'; text: string; fileName: string }
  | { type: 'previewed'; text: string; result: BulkUploadResult; source?: UploadSource }
  | { type: 'columnsAsked' }
  | { type: 'columnChosen'; index: number; role: ColumnRole }
  | { type: 'firstRowChosen'; firstRow: number }
  | { type: 'editAsked' }
  | { type: 'questionToggled'; lineNumber: number }
  | { type: 'allToggled'; isIncluded: boolean }
  | { type: 'asked'; asking: Asking | undefined }
  | { type: 'imported'; count: number };

export const EMPTY_UPLOAD: UploadState = {
  text: '',
  loadedFile: undefined,
  file: undefined,
  mode: 'append',
  step: 'input',
  table: undefined,
  preview: undefined,
  busy: undefined,
  asking: undefined,
  problem: undefined,
  imported: undefined,
};

export function uploadReducer(state: UploadState, action: UploadAction): UploadState {
  switch (action.type) {
    case 'textChanged':
      return { ...state, text: action.text, loadedFile: undefined, problem: undefined, imported: undefined };
    case 'fileChosen':
      return { ...state, file: action.file, problem: undefined, imported: undefined };
    case 'fileRemoved':
      return { ...state, file: undefined, problem: undefined };
    case 'modeChanged':
      return { ...state, mode: action.mode };
    case 'started':
      return { ...state, busy: { doing: action.doing, sent: 0 }, problem: undefined, imported: undefined };
    case 'progressed':
      return state.busy ? { ...state, busy: { ...state.busy, sent: action.sent } } : state;
    case 'stopped':
      return { ...state, busy: undefined, problem: action.problem };
    case 'textRead':
      return { ...state, busy: undefined, file: undefined, text: action.text, loadedFile: action.fileName };
    case 'previewed':
      return withPreview(state, action);
    case 'columnsAsked':
      return { ...state, step: 'columns', problem: undefined };
    case 'columnChosen':
      return withTable(state, (table) => withColumn(table, action.index, action.role));
    case 'firstRowChosen':
      return withTable(state, (table) => ({ ...table, firstRow: action.firstRow }));
    case 'editAsked':
      return { ...state, step: 'input', problem: undefined };
    case 'questionToggled':
      return withExcluded(state, (excluded) => toggled(excluded, action.lineNumber));
    case 'allToggled':
      return withExcluded(state, (_excluded, questions) =>
        action.isIncluded ? new Set() : new Set(questions.map(({ lineNumber }) => lineNumber)),
      );
    case 'asked':
      return { ...state, asking: action.asking };
    case 'imported':
      break;
  }

  return { ...EMPTY_UPLOAD, imported: action.count };
}

/** Whether there is something that closing would lose. */
export function isDirty({ text, file, busy }: UploadState): boolean {
  return busy !== undefined || file !== undefined || text.trim() !== '';
}

/** Spec section 5: "Preview is disabled without either" a file or text. */
export function canPreview({ text, file }: UploadState): boolean {
  return file !== undefined || text.trim() !== '';
}

/** Whether the text is another one than was previewed. */
export function isStale({ text, preview }: UploadState): boolean {
  return preview !== undefined && preview.text !== text;
}

export function chosenCount({ result, excluded }: Preview): number {
  return result.questions.length - excluded.size;
}

/** Spec section 5: "Import is disabled when there are no valid questions"; nor is another text than the shown one. */
export function canImport(state: UploadState): boolean {
  return state.preview !== undefined && !isStale(state) && chosenCount(state.preview) > 0;
}

function withTable(state: UploadState, change: (table: ChosenTable) => ChosenTable): UploadState {
  return state.table ? { ...state, table: change(state.table) } : state;
}

type Previewed = { text: string; result: BulkUploadResult; source?: UploadSource };

/**
 * A question that was left out stays left out, wherever an edit has moved it. A table whose columns nobody has named is not
 * shown as questions yet.
 */
function withPreview(state: UploadState, { text, result, source }: Previewed): UploadState {
  const table = result.table && source && { ...result.table, source };
  if (table?.isSure === false) return { ...state, step: 'columns', busy: undefined, table };

  const before = state.preview;
  const leftOut = new Set(
    before?.result.questions.filter(({ lineNumber }) => before.excluded.has(lineNumber)).map(nameOf),
  );
  const excluded = result.questions.filter((question) => leftOut.has(nameOf(question)));

  return {
    ...state,
    step: 'preview',
    busy: undefined,
    file: undefined,
    table,
    text,
    preview: {
      number: (before?.number ?? 0) + 1,
      text,
      result,
      excluded: new Set(excluded.map(({ lineNumber }) => lineNumber)),
    },
  };
}

function nameOf({ questionText, options, correctAnswer }: ParsedQuestion): string {
  return JSON.stringify([questionText, options, correctAnswer]);
}

function withExcluded(
  state: UploadState,
  change: (excluded: ReadonlySet<number>, questions: readonly ParsedQuestion[]) => ReadonlySet<number>,
): UploadState {
  if (!state.preview) return state;

  const { result, excluded } = state.preview;

  return { ...state, preview: { ...state.preview, excluded: change(excluded, result.questions) } };
}

function toggled(lines: ReadonlySet<number>, line: number): ReadonlySet<number> {
  const changed = new Set(lines);
  if (!changed.delete(line)) changed.add(line);

  return changed;
}
