/** Seconds until a call is given up: generous, since a phone on a bus answers late, but does answer. */
export const CALL_SECONDS = 60;

/** The same for a call that carries a file, or that the server has to work on. */
export const FILE_SECONDS = 600;

/** What a call that was given up fails with; `failureMessage` has the sentence for it. */
export function timeoutError(): DOMException {
  return new DOMException('The server did not answer in time', 'TimeoutError');
}

/**
 * Does the work with a signal that stops it: when the caller's own signal does, or when the time is over.
 *
 * The body of a reply is part of the work. AbortSignal.any would be shorter, and is missing on phones of 2023.
 */
export async function withinSeconds<T>(
  seconds: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(timeoutError()), seconds * 1000);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
