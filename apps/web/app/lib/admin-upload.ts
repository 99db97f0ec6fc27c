import type { EndpointShape } from '@second-bell/contract';
import type { Call } from '@second-bell/contract/calls';
import type * as z from 'zod/mini';

import { isUnauthorized } from './admin-call.ts';
import { currentSession, setSessionExpired } from './admin-session.ts';
import { ApiError, type Reply } from './api-client.ts';
import { CALL_SECONDS, FILE_SECONDS, timeoutError } from './time-limit.ts';

type UploadEndpoint = EndpointShape & { form: z.ZodMiniObject };

type UploadInput = {
  form: FormData;
  signal: AbortSignal;
  /** How much of the form has arrived at the server, 0 to 1. */
  onSent: (part: number) => void;
};

/**
 * Sends an administrator's form and tells how far it is, which `fetch` cannot.
 *
 * Fails as `adminCall` does: with `ApiError` for a refusal, `TypeError` where no reply came, `TimeoutError` where nothing
 * moved any more, `AbortError` when it was cancelled. However slow, a form that is still arriving is not given up.
 */
export async function adminUpload<E extends UploadEndpoint>(
  to: Call<E>,
  input: UploadInput,
): Promise<Reply<E>> {
  input.signal.throwIfAborted();
  const token = currentSession()?.token;
  try {
    const reply = await send(to, token, input);

    return JSON.parse(reply) as Reply<E>;
  } catch (error) {
    if (isUnauthorized(error) && currentSession()?.token === token) setSessionExpired(true);
    throw error;
  }
}

function send(
  { method, path }: Call,
  token: string | undefined,
  { form, signal, onSent }: UploadInput,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const watch = watchFor(() => {
      reject(timeoutError());
      cancel();
    });
    request.open(method, path);
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      watch.restart(CALL_SECONDS);
      if (lengthComputable) onSent(loaded / total);
    });
    // The server reads a large PDF for a while.
    request.upload.addEventListener('load', () => watch.restart(FILE_SECONDS));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) resolve(responseText);
      else reject(new ApiError(status, responseText || statusText, request.getResponseHeader('retry-after')));
    });
    request.addEventListener('error', () => reject(new TypeError('The server did not answer')));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    request.addEventListener('loadend', () => {
      watch.stop();
      signal.removeEventListener('abort', cancel);
    });
    signal.addEventListener('abort', cancel);
    watch.restart(CALL_SECONDS);
    request.send(form);
  });
}

/** Tells when nothing has happened for some seconds. */
function watchFor(onStall: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const restart = (seconds: number) => {
    stop();
    timer = setTimeout(onStall, seconds * 1000);
  };

  return { restart, stop };
}
