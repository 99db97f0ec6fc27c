import { expect, it } from 'vitest';

import { ApiError } from '#lib/api-client.ts';

import { loginProblem } from './use-login.ts';

it('says of a failed login what its notice says, and what to do', () => {
  const refusal = new ApiError(401, '{"code":"unauthorized","message":"Invalid credentials"}');

  expect(loginProblem(refusal)).toBe(
    'Invalid credentials. Check the email address and the password, then try again.',
  );
});
