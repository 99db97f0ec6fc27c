import type { ErrorCode } from '@second-bell/contract';

import { FAILURES, faultNumbered, TOO_SLOW, UNREACHABLE } from '#copy/failures.ts';

import { ApiError } from './api-client.ts';

/** The general failure of each status, for a code that this page does not know: its server is newer. */
const GENERAL: Readonly<Record<number, keyof typeof FAILURES>> = {
  400: 'invalid_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_requests',
};

/** Said by whatever stands before the server, too: then there is no code. */
const PLAIN_STATUSES = new Set([401, 429]);

/** Says in a plain sentence what went wrong with a call, and what to do next: found by the code, never read out of words. */
export function failureMessage(error: unknown): string {
  if (isUnreachable(error)) return UNREACHABLE;
  if (error instanceof DOMException && error.name === 'TimeoutError') return TOO_SLOW;
  if (!(error instanceof ApiError)) return FAILURES.internal;

  const code = errorCode(error);
  const requestId = textOf(error, 'requestId');
  if (code === 'internal' && requestId !== undefined) return faultNumbered(requestId);
  const isKnown = code !== undefined && Object.hasOwn(FAILURES, code);
  if (isKnown) return FAILURES[code as keyof typeof FAILURES];
  if (code === undefined && !PLAIN_STATUSES.has(error.status)) return FAILURES.internal;

  return FAILURES[GENERAL[error.status] ?? 'internal'];
}

/** The code that the server gave a failure, which may be one that this page does not know yet. */
export function errorCode(error: unknown): ErrorCode | undefined {
  return textOf(error, 'code') as ErrorCode | undefined;
}

/** Whether the server said that the thing asked for does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether no reply came at all: then fetch() rejects with a TypeError. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Whether the same call may succeed later: the network or the server was not there, or was too busy. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 408 || error.status === 429;
}

/** Whether the server refused a change because things have changed meanwhile. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** The server's own words, for the notice that the spec wants them in (section 8, a failed login). */
export function serverMessage(error: unknown): string | undefined {
  return textOf(error, 'message');
}

/** A text field of the server's error body, where there is one. */
function textOf(error: unknown, field: 'code' | 'message' | 'requestId'): string | undefined {
  if (!(error instanceof ApiError)) return undefined;

  try {
    const body = JSON.parse(error.text) as Record<string, unknown> | null;
    const text = body?.[field];

    return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
  } catch {
    return undefined;
  }
}
