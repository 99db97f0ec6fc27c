import { expect, it } from 'vitest';

import { isDatabaseUnavailable, isEmbeddedDead, isStorageFull } from './failures.ts';

const failure = (more: object, message = 'failed') => Object.assign(new Error(message), more);
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause });

it.each([
  [failure({ code: 'ECONNREFUSED' }), true],
  [wrapped(failure({ code: '57P01' })), true],
  [failure({ code: '53300' }), true],
  [failure({ code: '08006' }), true],
  [failure({}, 'timeout exceeded when trying to connect'), true],
  [failure({}, 'Connection terminated unexpectedly'), true],
  [failure({ code: '23505' }), false],
  [failure({ code: '53100' }), false],
  [failure({ code: '0800' }), false],
  [new TypeError('x is not a function'), false],
  ['text', false],
])('%s: is the database away? %s', (error, isAway) => {
  expect(isDatabaseUnavailable(error)).toBe(isAway);
});

it.each([
  [wrapped(failure({ code: '53100' }, 'could not extend file "base/5/1": No space left on device')), false],
  [wrapped(failure({ code: '53100' }, 'could not write to file "pg_wal/xlogtemp.42": No space left')), true],
  [failure({ name: 'RuntimeError' }, 'Aborted()'), true],
  [failure({ severity: 'PANIC', code: 'XX000' }), true],
  [failure({ code: '23505', severity: 'ERROR' }), false],
])('%s: has the embedded database failed as a whole? %s', (error, isDead) => {
  expect(isEmbeddedDead(error)).toBe(isDead);
});

it('knows a full disk, also inside another error', () => {
  expect(isStorageFull(wrapped(failure({ code: '53100' })))).toBe(true);
  expect(isStorageFull(failure({ code: '53200' }))).toBe(false);
});
