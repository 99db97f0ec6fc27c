import { ERROR_STATUS } from '@second-bell/contract';
import { expect, it } from 'vitest';

import { ApiError } from './api-client.ts';
import { deskFailureMessage } from './desk-failure.ts';
import { failureMessage, isNotFound } from './failure-message.ts';

const OURS = 'Something went wrong on our side. Wait a moment, then try again.';
const TOO_MANY = 'That was a lot of requests at once. Wait a minute, then try again.';
const UNKNOWN = 'Nobody wrote these words for a person.';

const refusal = (status: number, code?: string, retryAfter?: string) =>
  new ApiError(status, JSON.stringify({ message: UNKNOWN, code }), retryAfter);

it.each([
  [
    'no reply',
    new TypeError('Failed to fetch'),
    'We could not reach the server. Check your internet connection, then try again.',
  ],
  ['a fault of the server', refusal(500, 'internal'), OURS],
  ['a page of a proxy', new ApiError(502, '<html>Bad gateway</html>'), OURS],
  ['a bug', new Error('x is not a function'), OURS],
  ['something thrown that is no error', 'oops', OURS],
  [
    'something that does not exist',
    refusal(404, 'not_found'),
    'This is not here. Check the link, or go back and choose again.',
  ],
  ['a refusal without words', new ApiError(404, 'Not Found'), OURS],
  ['a reply that is JSON and nothing else', new ApiError(404, 'null'), OURS],
  [
    'a conflict',
    refusal(409, 'conflict'),
    'This has changed meanwhile. Reload the page to see how things stand now.',
  ],
  ['too many calls', refusal(429, 'too_many_requests'), TOO_MANY],
  ['too many calls for a proxy', new ApiError(429, 'Too Many Requests'), TOO_MANY],
  [
    'bad input',
    refusal(400, 'invalid_request'),
    'Something here is not right yet. Check it, then try again.',
  ],
  [
    'a code of a newer server',
    refusal(409, 'moved_to_the_moon'),
    'This has changed meanwhile. Reload the page to see how things stand now.',
  ],
  [
    'a code that every object has',
    refusal(400, 'toString'),
    'Something here is not right yet. Check it, then try again.',
  ],
])('says what to do after %s', (_case, error, message) => expect(failureMessage(error)).toBe(message));

it.each(Object.entries(ERROR_STATUS))('has words of its own for %s', (code, status) => {
  const words = deskFailureMessage(refusal(status, code));

  expect(words).not.toContain(UNKNOWN);
  expect(words).toMatch(/[.?]$|^Please upload a .txt or .pdf file$|^No file or text provided$/);
  expect(failureMessage(refusal(status, code))).not.toContain(UNKNOWN);
});

it('tells how long to wait', () => {
  expect(deskFailureMessage(refusal(429, 'too_many_passwords', '60'))).toBe(
    'Too many wrong passwords. Wait a minute, then try again.',
  );
  expect(deskFailureMessage(refusal(429, 'too_many_passwords', '601'))).toBe(
    'Too many wrong passwords. Wait 11 minutes, then try again.',
  );
});

it('names the product that has the name', () => {
  const refused = (code: string) =>
    new ApiError(409, JSON.stringify({ message: UNKNOWN, code, current: { name: 'GED' } }));

  expect(deskFailureMessage(refused('product_name_taken'))).toBe(
    'There is a product named GED already. Choose another name.',
  );
  expect(deskFailureMessage(refused('restored_name_taken'))).toBe(
    'There is a product named GED now. Rename it first.',
  );
});

it('tells what does not exist from other failures', () => {
  expect(isNotFound(new ApiError(404, ''))).toBe(true);
  expect(isNotFound(new ApiError(500, ''))).toBe(false);
  expect(isNotFound(new TypeError('Failed to fetch'))).toBe(false);
});

it('tells the number of a fault, by which it is found in the log', () => {
  const text = JSON.stringify({ message: UNKNOWN, code: 'internal', requestId: '12ab-7' });

  expect(failureMessage(new ApiError(500, text))).toBe(`${OURS} If it goes on, tell us this number: 12ab-7`);
});
