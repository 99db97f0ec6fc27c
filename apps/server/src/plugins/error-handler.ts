import type { ErrorBody } from '@second-bell/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

import { isAccountGone, isDatabaseUnavailable, isStorageFull } from '#database/failures.ts';

import { logSecurity } from './security-log.ts';
import { routeOf } from './work.ts';
import { AppError, codeOfStatus, storageFull, unavailable } from '../app-error.ts';

type Failure = { status: number; body: ErrorBody };

/** Refusals that are worth a look, were there many: who was not let in, and who guessed. */
const WATCHED = new Set<ErrorBody['code']>([
  'unauthorized',
  'forbidden',
  'wrong_sign_in',
  'wrong_second_factor',
  'wrong_passkey',
  'wrong_code',
  'wrong_password',
  'too_many_passwords',
  'link_used',
]);

/** The one place that turns a failure into an answer: `{ message, code, issues? }`, never a stack. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Also given to Fastify for failures that happen before a route is known, such as a malformed address. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const failure = named(error);
  const { status, body } = toFailure(failure);
  if (status >= 500)
    request.log.error({ err: error, requestId: request.id, route: routeOf(request) }, 'request failed');
  if (failure instanceof AppError && failure.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', failure.retryAfterSeconds);
  }
  if (failure instanceof AppError && WATCHED.has(failure.code)) logSecurity(request, failure.code);
  // What has not arrived yet is not waited for.
  if (status === 408) void reply.header('connection', 'close');

  void reply
    .code(status)
    .header('x-request-id', request.id)
    .send(status >= 500 ? { ...body, requestId: request.id } : body);
}

/** Failures of the database as the API names them. */
function named(error: FastifyError): FastifyError | AppError {
  if (error instanceof AppError) return error;
  if (isStorageFull(error)) return storageFull();
  if (isAccountGone(error)) return new AppError('unauthorized', 'Your session has ended. Sign in again.');

  return isDatabaseUnavailable(error)
    ? unavailable('The database does not answer. Wait a minute, then try again.')
    : error;
}

function toFailure(error: FastifyError | AppError): Failure {
  if (error instanceof AppError) {
    const { statusCode, code, message, issues, current } = error;

    return {
      status: statusCode,
      body: { message, code, ...(issues && { issues }), ...(current && { current }) },
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: message ?? 'Invalid',
    }));
    const fields = issues.map(({ path, message }) => (path ? `${path}: ${message}` : message));

    return {
      status: 400,
      body: { message: `Invalid request: ${fields.join('; ')}`, code: 'invalid_request', issues },
    };
  }
  // Fastify's own client errors (body too large, bad JSON, unknown content type) carry a 4xx status.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return {
      status: error.statusCode,
      body: { message: error.message, code: codeOfStatus(error.statusCode) },
    };
  }

  return { status: 500, body: { message: 'Internal Server Error', code: 'internal' } };
}
