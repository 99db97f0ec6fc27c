import { ERROR_STATUS, type ErrorCode, type Issue } from '@second-bell/contract';

type Details = { issues?: Issue[]; current?: Record<string, unknown>; retryAfterSeconds?: number };

/** A failure that the caller can act on: its message is sent as it is. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly issues: Issue[] | undefined;
  /** With a conflict: the row as it is now. */
  readonly current: Record<string, unknown> | undefined;
  /** Sent as the header `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, { issues, current, retryAfterSeconds }: Details = {}) {
    super(message);
    this.code = code;
    this.statusCode = ERROR_STATUS[code];
    this.issues = issues;
    this.current = current;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The code of a client error that a library reports by status alone. */
export function codeOfStatus(status: number): ErrorCode {
  const entry = Object.entries(ERROR_STATUS).find(([, known]) => known === status);

  return (entry?.[0] ?? 'invalid_request') as ErrorCode;
}

export function notFound(what: string, id: string): AppError {
  return new AppError('not_found', `${what} not found: ${id}`);
}

/** A value that the contract lets through and a rule does not: 400 with the field's name. */
export function invalidField(path: string, message: string): AppError {
  return new AppError('invalid_request', message, { issues: [{ path, message }] });
}

/** The same for several problems, each with its field. */
export function invalidFields(issues: Issue[]): AppError {
  return new AppError('invalid_request', issues[0]?.message ?? 'Invalid request', { issues });
}

/** Nobody's fault, and over soon: says when to come back. */
export function unavailable(message: string): AppError {
  return new AppError('unavailable', message, { retryAfterSeconds: 5 });
}

export function storageFull(): AppError {
  return new AppError('storage_full', 'The disk is almost full, so nothing more is stored. Reading goes on.');
}
