import { ApiError } from './api-client.ts';

const UNREACHABLE = 'We could not reach the server. Check your internet connection, then try again.';
const SERVER_TROUBLE = 'Something went wrong on our side. Wait a moment, then try again.';
const TOO_MANY = 'That was a lot of requests at once. Wait a minute, then try again.';
const SIGNED_OUT = 'Your session has ended. Sign in again, then try once more.';

/** Says in a plain sentence what went wrong with a call, and what to do next. */
export function failureMessage(error: unknown): string {
  if (error instanceof ApiError) return replyMessage(error);
  // fetch() rejects with a TypeError when no reply came at all.
  if (error instanceof TypeError) return UNREACHABLE;

  return SERVER_TROUBLE;
}

/** Whether the server said that the thing asked for does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether the server refused a change because things have changed meanwhile. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

function replyMessage({ status, text }: ApiError): string {
  if (status >= 500) return SERVER_TROUBLE;
  if (status === 429) return TOO_MANY;
  if (status === 401) return SIGNED_OUT;

  const reason = messageIn(text);
  if (reason === undefined) return SERVER_TROUBLE;
  if (status === 404) return `${asSentence(reason)} Check the link, or go back and choose again.`;
  if (status === 409) return `${asSentence(reason)} Reload the page to see how things stand now.`;

  return `${asSentence(reason)} Check it, then try again.`;
}

/** What the server itself said of a failure, where it said anything. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? messageIn(error.text) : undefined;
}

/** The `message` of the server's error body, where there is one. */
function messageIn(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;

    return typeof body.message === 'string' && body.message.trim() !== '' ? body.message.trim() : undefined;
  } catch {
    return undefined;
  }
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
