import type { EndpointShape } from '@second-bell/contract';
import type { Call } from '@second-bell/contract/calls';
import type * as z from 'zod/mini';

import { isUnauthorized } from './admin-call.ts';
import { currentSession, setSessionExpired } from './admin-session.ts';
import { ApiError, type Reply } from './api-client.ts';

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
 * Fails as `adminCall` does: with `ApiError` for a refusal, `TypeError` where no reply came, `AbortError` when it was
 * cancelled.
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
    request.open(method, path);
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onSent(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) resolve(responseText);
      else reject(new ApiError(status, responseText || statusText, request.getResponseHeader('retry-after')));
    });
    request.addEventListener('error', () => reject(new TypeError('The server did not answer')));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', cancel));
    signal.addEventListener('abort', cancel);
    request.send(form);
  });
}
