import type { ParseResult } from '@second-bell/question-import';

import { AppError } from '../../app-error.ts';
import { runInThread } from './run-in-thread.ts';

const LIMITS = { maxSeconds: 20, maxMegabytes: 512 };
const TOO_MUCH = 'This text takes too long to read. Split it into parts, then import them one by one.';

/** The questions of a text, read in a thread of its own with limits of time and memory. */
export async function readText(text: string): Promise<ParseResult> {
  const answer = await runInThread<string, ParseResult>(
    new URL('./text-worker.ts', import.meta.url),
    text,
    LIMITS,
  );
  if ('refused' in answer) throw new AppError('text_too_slow', TOO_MUCH);

  return answer;
}
