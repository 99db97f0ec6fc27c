import { parentPort, workerData } from 'node:worker_threads';

import { type ColumnPlan, decodeText, type Problem } from '@second-bell/question-import';

import { Archive } from './archive.ts';
import { detectArchive, type TextKind } from './detect-kind.ts';
import { type FileReading, type FileRefusal, RefusedFile } from './file-reading.ts';
import { readTable } from './table/read-table.ts';

/** `columns` is what a person chose of a table. */
export type FileTask = {
  kind: 'archive' | Exclude<TextKind, 'text'>;
  bytes: Uint8Array;
  columns: ColumnPlan | undefined;
};
/** What the worker says once, at its end. */
export type FileAnswer = FileReading | { refused: FileRefusal };

parentPort?.postMessage(await answer(workerData as FileTask));

async function answer(task: FileTask): Promise<FileAnswer> {
  try {
    const reading = await read(task);
    // Where nothing could be taken over, there is still an account of it.
    if (reading.problems.length === 0 && !/[\p{L}\p{N}]/u.test(reading.text)) throw new RefusedFile('empty');

    return reading;
  } catch (error) {
    // What a reader stumbles over without a word of its own is a fault of the file too: the server goes on.
    return { refused: error instanceof RefusedFile ? error.reason : 'broken' };
  }
}

/** Each reader is loaded with the first file of its kind. */
async function read({ kind, bytes, columns }: FileTask): Promise<FileReading> {
  if (kind === 'archive') return readArchive(new Archive(bytes), columns);
  const { text, warnings } = decodeText(bytes);
  const reading = await readText(kind, text, columns);

  // Lines of the file are no lines of the text that is made of it.
  return { ...reading, problems: [...warnings.map(onFirstLine), ...reading.problems] };
}

async function readText(
  kind: Exclude<TextKind, 'text'>,
  text: string,
  columns: ColumnPlan | undefined,
): Promise<FileReading> {
  if (kind === 'html') return (await import('./html/read-html.ts')).readHtml(text);
  if (kind === 'moodle_xml') return (await import('./moodle-xml/read-moodle-xml.ts')).readMoodleXml(text);
  if (kind === 'qti_item') return (await import('./qti/read-qti.ts')).readQtiItem(text);
  const { readCsv } = await import('./table/read-csv.ts');

  return readTable(readCsv(text), columns);
}

async function readArchive(archive: Archive, columns: ColumnPlan | undefined): Promise<FileReading> {
  const kind = detectArchive(archive);
  if (kind === undefined) throw new RefusedFile('unknown');
  if (kind === 'docx') return (await import('./docx/read-docx.ts')).readDocx(archive);
  if (kind === 'qti') return (await import('./qti/read-qti.ts')).readQtiPackage(archive);
  const { readXlsx } = await import('./table/read-xlsx.ts');

  return readTable(readXlsx(archive), columns);
}

function onFirstLine(problem: Problem): Problem {
  return { ...problem, lineNumber: 1 };
}
