import { expect, it } from 'vitest';

import { ApiError } from './api-client.ts';
import { failureMessage, isNotFound } from './failure-message.ts';

const OURS = 'Something went wrong on our side. Wait a moment, then try again.';

it.each([
  [
    'no reply',
    new TypeError('Failed to fetch'),
    'We could not reach the server. Check your internet connection, then try again.',
  ],
  ['a fault of the server', new ApiError(500, '{"message":"Internal Server Error"}'), OURS],
  ['a page of a proxy', new ApiError(502, '<html>Bad gateway</html>'), OURS],
  ['a bug', new Error('x is not a function'), OURS],
  ['something thrown that is no error', 'oops', OURS],
  [
    'something that does not exist',
    new ApiError(404, '{"message":"There is no practice test with the id \\"zzz\\"","code":"not_found"}'),
    'There is no practice test with the id "zzz". Check the link, or go back and choose again.',
  ],
  ['a refusal without words', new ApiError(404, 'Not Found'), OURS],
  [
    'a conflict',
    new ApiError(409, '{"message":"This attempt is already completed."}'),
    'This attempt is already completed. Reload the page to see how things stand now.',
  ],
  [
    'too many calls',
    new ApiError(429, '{"message":"Slow down"}'),
    'That was a lot of requests at once. Wait a minute, then try again.',
  ],
  [
    'bad input',
    new ApiError(400, '{"message":"Name is required"}'),
    'Name is required. Check it, then try again.',
  ],
])('says what to do after %s', (_case, error, message) => expect(failureMessage(error)).toBe(message));

it('tells what does not exist from other failures', () => {
  expect(isNotFound(new ApiError(404, ''))).toBe(true);
  expect(isNotFound(new ApiError(500, ''))).toBe(false);
  expect(isNotFound(new TypeError('Failed to fetch'))).toBe(false);
});
