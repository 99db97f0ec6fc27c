import { POLICIES } from '@second-bell/contract';
import { describe, expect, it } from 'vitest';

import { isAllowed, type Role } from './policies.ts';

const ROLES: readonly Role[] = ['guest', 'learner', 'teacher', 'administrator'];

describe('who may do what', () => {
  it.each([
    [
      'guest',
      [
        'health.read',
        'content.read',
        'attempt.own',
        'account.enter',
        'settings.own',
        'message.send',
        'desk.enter',
      ],
    ],
    [
      'learner',
      [
        'health.read',
        'content.read',
        'attempt.own',
        'account.enter',
        'account.own',
        'settings.own',
        'message.send',
        'desk.enter',
      ],
    ],
    [
      'teacher',
      [
        'health.read',
        'content.read',
        'attempt.own',
        'account.enter',
        'account.own',
        'settings.own',
        'message.send',
        'desk.enter',
        'desk.account',
        'content.manage',
      ],
    ],
    ['administrator', POLICIES],
  ] as const)('a %s', (role, allowed) => {
    expect(POLICIES.filter((policy) => isAllowed(role, policy))).toEqual(allowed);
  });

  // A call that is open to guests is served without a look at who calls.
  it('what a guest may do, everyone may', () => {
    const open = POLICIES.filter((policy) => isAllowed('guest', policy));

    expect(open.every((policy) => ROLES.every((role) => isAllowed(role, policy)))).toBe(true);
  });
});
