import type { Policy } from '@second-bell/contract';

/** A guest is a caller without an account: most learners are. */
export type Role = 'guest' | 'learner' | 'teacher' | 'administrator';

const EVERYONE: readonly Role[] = ['guest', 'learner', 'teacher', 'administrator'];
const ACCOUNTS: readonly Role[] = ['learner', 'teacher', 'administrator'];
const DESK: readonly Role[] = ['teacher', 'administrator'];
const ADMINISTRATORS: readonly Role[] = ['administrator'];

/** Who may do what. Nothing else decides about it: each call of the contract names its policy, and `implement` asks here. */
const MAY: Readonly<Record<Policy, readonly Role[]>> = {
  'health.read': EVERYONE,
  'content.read': EVERYONE,
  'attempt.own': EVERYONE,
  'account.enter': EVERYONE,
  'account.own': ACCOUNTS,
  'settings.own': EVERYONE,
  'message.send': EVERYONE,
  'desk.enter': EVERYONE,
  'desk.account': DESK,
  'content.manage': DESK,
  'people.manage': ADMINISTRATORS,
  'message.manage': ADMINISTRATORS,
  'history.read': ADMINISTRATORS,
};

export function isAllowed(role: Role, policy: Policy): boolean {
  return MAY[policy].includes(role);
}
