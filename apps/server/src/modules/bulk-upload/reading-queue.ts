import PQueue from 'p-queue';

import { AppError } from '../../app-error.ts';

/** Each takes a processor for seconds, so one is read at a time. So much may wait, in files and in memory. */
const MAX_WAITING = 32;
const MAX_WAITING_BYTES = 64 * 1024 * 1024;
const RETRY_SECONDS = 60;

const readings = new PQueue({ concurrency: 1 });
let waitingBytes = 0;

/** Reads a file once those before it are read. Throws `AppError` where very many wait. */
export async function inTurn<Reading>(bytes: Uint8Array, read: () => Promise<Reading>): Promise<Reading> {
  if (readings.size >= MAX_WAITING || waitingBytes + bytes.length > MAX_WAITING_BYTES) {
    throw new AppError('pdf_queue_full', 'Many files are being read. Wait a minute, then try again.', {
      retryAfterSeconds: RETRY_SECONDS,
    });
  }
  waitingBytes += bytes.length;
  try {
    return await readings.add(read);
  } finally {
    waitingBytes -= bytes.length;
  }
}
