import type { ErrorCode } from '@second-bell/contract';

import { AppError } from '../../app-error.ts';
import type { FileReading, FileRefusal } from './file-reading.ts';
import type { FileAnswer, FileTask } from './file-worker.ts';
import { inTurn } from './reading-queue.ts';
import { runInThread } from './run-in-thread.ts';

const LIMITS = { maxSeconds: 30, maxMegabytes: 512 };
const TRY_ELSE = 'Save it again as a new file, or copy its text and paste it here.';

const REFUSALS: Record<FileRefusal | 'too_slow', [code: ErrorCode, message: string]> = {
  broken: ['file_broken', `This file is damaged. ${TRY_ELSE}`],
  empty: ['file_empty', 'This file holds no text. Choose another one, or type the questions here.'],
  unknown: ['file_unknown', `This kind of file is not known here. ${TRY_ELSE}`],
  too_slow: [
    'file_too_slow',
    'This file takes too long to read. Split it into parts, then upload them one by one.',
  ],
  too_big: [
    'file_too_slow',
    'This file unpacks to too much. Split it into parts, then upload them one by one.',
  ],
};

/**
 * Reads a file of any kind but plain text and PDF, in a thread of its own with limits of time and memory.
 *
 * Throws `AppError` in words for a file that is damaged, empty, too large or of no kind that is known.
 */
export async function readFileInThread(task: FileTask): Promise<FileReading> {
  const answer = await inTurn(task.bytes, () =>
    runInThread<FileTask, FileAnswer>(new URL('./file-worker.ts', import.meta.url), task, LIMITS),
  );
  if ('refused' in answer) throw refusedFile(answer.refused);

  return answer;
}

export function refusedFile(reason: FileRefusal | 'too_slow'): AppError {
  return new AppError(...REFUSALS[reason]);
}
