import { parentPort, workerData } from 'node:worker_threads';

import { Archive } from './archive.ts';
import { detectArchive } from './detect-kind.ts';
import { type FileReading, type FileRefusal, RefusedFile } from './file-reading.ts';

export type FileTask = { bytes: Uint8Array };
/** What the worker says once, at its end. */
export type FileAnswer = FileReading | { refused: FileRefusal };

parentPort?.postMessage(await answer(workerData as FileTask));

async function answer(task: FileTask): Promise<FileAnswer> {
  try {
    return await read(task);
  } catch (error) {
    // What a reader stumbles over without a word of its own is a fault of the file too: the server goes on.
    return { refused: error instanceof RefusedFile ? error.reason : 'broken' };
  }
}

async function read({ bytes }: FileTask): Promise<FileReading> {
  const archive = new Archive(bytes);
  const kind = detectArchive(archive);
  if (kind === undefined) throw new RefusedFile('unknown');
  const { readDocx } = await import('./docx/read-docx.ts');
  const reading = readDocx(archive);
  if (!/[\p{L}\p{N}]/u.test(reading.text)) throw new RefusedFile('empty');

  return reading;
}
