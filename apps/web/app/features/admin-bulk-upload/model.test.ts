import type { BulkUploadResult, ParsedQuestion } from '@second-bell/contract';
import { describe, expect, it } from 'vitest';

import {
  canImport,
  canPreview,
  chosenCount,
  EMPTY_UPLOAD,
  isDirty,
  isStale,
  type UploadAction,
  uploadReducer,
  type UploadState,
} from './model.ts';

const pdf = new File(['%PDF-'], 'quiz.pdf');

function givenQuestion(lineNumber: number, questionText: string): ParsedQuestion {
  return {
    questionText,
    questionType: 'multiple_choice',
    options: ['1', '2'],
    correctAnswer: '1',
    difficulty: 'medium',
    lineNumber,
    endLineNumber: lineNumber + 3,
  };
}

function givenResult(questions: ParsedQuestion[]): BulkUploadResult {
  return {
    questions,
    errors: [],
    warnings: [],
    parserInfo: {
      confidence: 1,
      detectedFormat: { questionPattern: 'Q:', optionPattern: 'A)', answerPattern: 'Answer:' },
    },
    totalQuestions: questions.length,
    totalErrors: 0,
    totalImported: 0,
    message: '',
  };
}

const TWO = givenResult([givenQuestion(1, 'One?'), givenQuestion(6, 'Two?')]);

function after(...actions: UploadAction[]): UploadState {
  return actions.reduce(uploadReducer, EMPTY_UPLOAD);
}

const previewed: UploadAction = { type: 'previewed', text: 'one\ntwo', result: TWO };

describe('the columns of a table', () => {
  const source = { text: 'a\tb\tc' };
  const table = {
    rows: [['a', 'b', 'c']],
    roles: ['question' as const, 'optionA' as const, 'answer' as const],
    firstRow: 0,
    isSure: false,
  };
  const guessed: UploadAction = { type: 'previewed', text: '', result: { ...TWO, table }, source };

  it('are asked for where nobody has named them, and not else', () => {
    expect(after(guessed)).toMatchObject({ step: 'columns', table: { source }, preview: undefined });
    expect(after({ ...guessed, result: { ...TWO, table: { ...table, isSure: true } } })).toMatchObject({
      step: 'preview',
      table: { source },
    });
    expect(after(guessed, previewed)).toMatchObject({ step: 'preview', table: undefined });
  });

  it('have each role once', () => {
    const { table: changed } = after(
      guessed,
      { type: 'columnChosen', index: 1, role: 'answer' },
      { type: 'firstRowChosen', firstRow: 1 },
    );

    expect(changed).toMatchObject({ roles: ['question', 'answer', 'ignore'], firstRow: 1 });
  });
});

describe('the preview', () => {
  it.each([
    ['nothing', [], false],
    ['blanks', [{ type: 'textChanged', text: ' \n' }], false],
    ['a text', [{ type: 'textChanged', text: 'Q:' }], true],
    ['a PDF', [{ type: 'fileChosen', file: pdf }], true],
    ['a PDF that was removed', [{ type: 'fileChosen', file: pdf }, { type: 'fileRemoved' }], false],
  ] as const)('given %s: possible is %4$s', (_what, actions, expected) => {
    expect(canPreview(after(...actions))).toBe(expected);
    expect(isDirty(after(...actions))).toBe(expected);
  });

  it('makes a text to edit of a PDF', () => {
    const state = after({ type: 'fileChosen', file: pdf }, previewed);

    expect(state).toMatchObject({ file: undefined, text: 'one\ntwo', step: 'preview' });
  });

  it('gives the text back as it was when it fails or is cancelled', () => {
    const problem = { title: 'Failed to preview questions', text: 'Try again.' };
    const state = after(
      { type: 'textChanged', text: 'Q:' },
      { type: 'started', doing: 'previewing' },
      { type: 'progressed', sent: 0.5 },
      { type: 'stopped', problem },
    );

    expect(state).toMatchObject({ text: 'Q:', busy: undefined, step: 'input', problem });
  });

  it('keeps the text on the way back to the input', () => {
    expect(after(previewed, { type: 'editAsked' })).toMatchObject({ step: 'input', text: 'one\ntwo' });
  });
});

describe('the import', () => {
  it('takes all questions that were found', () => {
    expect(canImport(after(previewed))).toBe(true);
  });

  it('is not possible without valid questions', () => {
    expect(canImport(after({ type: 'previewed', text: 'Q:', result: givenResult([]) }))).toBe(false);
  });

  it('is not possible with another text than the one that was shown', () => {
    const changed = after(previewed, { type: 'textChanged', text: 'one\ntwo!' });
    expect(isStale(changed)).toBe(true);
    expect(canImport(changed)).toBe(false);

    expect(canImport(uploadReducer(changed, { type: 'textChanged', text: 'one\ntwo' }))).toBe(true);
  });

  it('is not possible when no question is chosen', () => {
    const none = after(previewed, { type: 'allToggled', isIncluded: false });
    expect(canImport(none)).toBe(false);

    expect(canImport(uploadReducer(none, { type: 'questionToggled', lineNumber: 6 }))).toBe(true);
    expect(canImport(uploadReducer(none, { type: 'allToggled', isIncluded: true }))).toBe(true);
  });

  it('resets the form and says how many', () => {
    const state = after({ type: 'modeChanged', mode: 'replace' }, previewed, { type: 'imported', count: 2 });

    expect(state).toEqual({ ...EMPTY_UPLOAD, imported: 2 });
    expect(isDirty(state)).toBe(false);
  });
});

it('leaves a question out that was left out before an edit moved it', () => {
  const moved = givenResult([givenQuestion(1, 'Zero?'), givenQuestion(6, 'One?'), givenQuestion(11, 'Two?')]);
  const state = after(
    previewed,
    { type: 'questionToggled', lineNumber: 6 },
    { type: 'previewed', text: 'zero\none\ntwo', result: moved },
  );

  expect([...(state.preview?.excluded ?? [])]).toEqual([11]);
  expect(state.preview && chosenCount(state.preview)).toBe(2);
});
