import { createHash } from 'node:crypto';

import {
  type BulkUploadForm,
  type BulkUploadResult,
  UPLOAD_MAX_QUESTIONS,
  type UploadProblem,
} from '@second-bell/contract';
import type { ImportedQuestion, Problem } from '@second-bell/question-import';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { changeAtDesk, type Desk } from '#modules/desk/desk.ts';
import { practiceTestExists } from '#modules/catalog/catalog.repo.ts';
import { lockPracticeTest } from '#modules/desk/locks.repo.ts';
import { storePicture } from '#modules/desk/pictures.ts';
import { questionLimitProblems } from '#modules/desk/question-limits.ts';
import { clearWithSnapshot } from '#modules/desk/snapshots.service.ts';
import type { UploadedFile } from '#plugins/uploaded-file.ts';

import { AppError, notFound } from '../../app-error.ts';
import { presentParsedQuestion } from './bulk-upload.presenter.ts';
import * as repo from './bulk-upload.repo.ts';
import { importQuestions } from './import-questions.ts';
import { readSource, type Source } from './read-source.ts';
import { readText } from './read-text.ts';

/** So many problems of a refused import are named in the answer; the preview shows them all. */
const MAX_ISSUES = 50;

type Reading = Omit<BulkUploadResult, 'totalImported' | 'message' | 'questions'> & {
  questions: ImportedQuestion[];
  contentHash: string;
};

/** Reads questions out of a text or file and, unless it is a dry run, imports them in one transaction. */
export async function uploadQuestions(
  desk: Desk,
  form: BulkUploadForm,
  file: UploadedFile | undefined,
): Promise<BulkUploadResult> {
  if (!(await practiceTestExists(desk.db, form.practiceTestId))) {
    throw notFound('Practice test', form.practiceTestId);
  }
  const { rawText, kinds, columns, firstRow = '0', dryRun } = form;
  const source = await readSource({
    file,
    rawText,
    takesAll: kinds === 'all',
    columns: columns && { roles: columns, firstRow: Number(firstRow) },
  });
  if (!dryRun && source.table?.isSure === false) throw columnsUnknown();
  const reading = await readQuestions(form, source);
  await storePictures(desk, source);
  if (dryRun) {
    const { totalQuestions, totalErrors } = reading;

    return answerOf(reading, 0, `Found ${totalQuestions} questions, ${totalErrors} errors`);
  }
  await storeQuestions(desk, form, reading);
  const totalImported = reading.questions.length;

  return answerOf(reading, totalImported, `Imported ${totalImported} questions`);
}

async function readQuestions(form: BulkUploadForm, source: Source): Promise<Reading> {
  const parsed = await readText(source.text);
  if (parsed.questions.length > UPLOAD_MAX_QUESTIONS) {
    throw new AppError(
      'too_many_questions',
      `This text holds ${parsed.questions.length} questions. Import at most ${UPLOAD_MAX_QUESTIONS} at a time.`,
    );
  }
  const beyondLimits = questionLimitProblems(parsed.questions);
  const unstorable = new Set(beyondLimits.map(({ lineNumber }) => lineNumber));
  const valid = parsed.questions.filter(({ lineNumber }) => !unstorable.has(lineNumber));
  const errors = inOrder([...parsed.errors, ...beyondLimits]);
  const excluded = new Set(form.exclude?.split(',').map(Number));

  return {
    questions: valid.filter(({ lineNumber }) => !excluded.has(lineNumber)),
    errors,
    warnings: inOrder([...source.warnings, ...parsed.warnings]),
    parserInfo: parsed.parserInfo,
    totalQuestions: valid.length,
    totalErrors: errors.length,
    contentHash: hashOf(source.text),
    ...(source.isFile && { text: source.text }),
    ...(source.table && { table: source.table }),
  };
}

/** Also for a preview: the text that is imported later names them. Those that no question shows are tidied away. */
async function storePictures(desk: Desk, { pictures }: Source): Promise<void> {
  for (const { name, bytes } of pictures) await storePicture(desk, { name, bytes: Buffer.from(bytes) });
}

async function storeQuestions(desk: Desk, form: BulkUploadForm, reading: Reading): Promise<void> {
  const { practiceTestId, mode } = form;
  const { questions, contentHash } = reading;
  if (questions.length === 0) throw nothingToImport(reading.errors);

  await changeAtDesk(desk, async (tx) => {
    // Held until the import is done: the same text sent twice at once is noticed by the second one.
    const test = await lockPracticeTest(tx, practiceTestId);
    if (!test) throw notFound('Practice test', practiceTestId);
    if (mode === 'append' && !form.again) await refuseRepetition(tx, practiceTestId, contentHash);

    const replaced =
      mode === 'replace' ? await clearWithSnapshot(tx, practiceTestId, desk.administrator.email) : undefined;
    await importQuestions(tx, practiceTestId, questions);
    await repo.insertUpload(tx, {
      id: uuidv7(),
      practiceTestId,
      contentHash,
      questionCount: questions.length,
    });

    return {
      result: undefined,
      audit: {
        action: 'imported',
        kind: 'practice_test',
        entityId: practiceTestId,
        title: test.title,
        details: { mode, questions: questions.length, ...(replaced !== undefined && { replaced }) },
      },
    };
  });
}

async function refuseRepetition(tx: Db, practiceTestId: string, contentHash: string): Promise<void> {
  const earlier = await repo.findUpload(tx, practiceTestId, contentHash);
  if (!earlier) return;

  const importedAt = earlier.importedAt.toISOString();
  throw new AppError(
    'already_imported',
    `This text was added to this practice test before (${earlier.questionCount} questions). Add it again?`,
    { current: { importedAt, questionCount: earlier.questionCount } },
  );
}

function columnsUnknown(): AppError {
  return new AppError(
    'columns_unknown',
    'No headings say what the columns of this table hold. Name them in the field "columns".',
  );
}

function nothingToImport(errors: readonly UploadProblem[]): AppError {
  return new AppError('nothing_to_import', 'There are no valid questions to import. Nothing was changed.', {
    issues: errors
      .slice(0, MAX_ISSUES)
      .map(({ lineNumber, message }) => ({ path: `Line ${lineNumber}`, message })),
  });
}

function answerOf(reading: Reading, totalImported: number, message: string): BulkUploadResult {
  const { contentHash: _contentHash, questions, ...rest } = reading;

  return { ...rest, questions: questions.map(presentParsedQuestion), totalImported, message };
}

function inOrder(problems: Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.lineNumber - b.lineNumber);
}

/** Of the text as a person sees it: line ends and blanks at the ends of lines make no other text. */
function hashOf(text: string): string {
  const seen = text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

  return createHash('sha256').update(seen).digest('hex');
}
