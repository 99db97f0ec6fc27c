import { expect, it } from 'vitest';

import { findProblems } from './message.ts';

const MESSAGE = { fullName: 'A learner', email: 'learner@mail.example', examInterest: '', message: 'Hello' };

it('takes a message without a topic', () => expect(findProblems(MESSAGE)).toEqual({}));

it.each(['fullName', 'email', 'message'] as const)('asks for %s where it is empty or blank', (field) => {
  expect(Object.keys(findProblems({ ...MESSAGE, [field]: '' }))).toEqual([field]);
  expect(Object.keys(findProblems({ ...MESSAGE, [field]: '  ' }))).toEqual([field]);
});

it.each([
  ['fullName', 'x'.repeat(201)],
  ['email', `${'x'.repeat(200)}@mail.example`],
  ['message', 'x'.repeat(5001)],
] as const)('asks for less where %s is too long', (field, text) => {
  expect(findProblems({ ...MESSAGE, [field]: text })[field]).toMatch(/too long/);
});

it.each(['a.b+c@mail.example', 'x@sub.mail-host.org', " o'neil@mail.example "])(
  'takes the address %s',
  (email) => expect(findProblems({ ...MESSAGE, email })).toEqual({}),
);

it.each([
  'learner',
  'learner@',
  '@mail.example',
  'learner@mail',
  'a b@mail.example',
  'a@mail..example',
  'a@-mail.example',
])('refuses the address %s', (email) =>
  expect(findProblems({ ...MESSAGE, email }).email).toMatch(/email address/),
);
