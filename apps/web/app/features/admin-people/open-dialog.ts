import type { Administrator, Invitation } from '@second-bell/contract';

/** Which dialog of the page is open. */
export type PeopleDialog =
  | { kind: 'invite' }
  | { kind: 'invited'; invitation: Invitation }
  | { kind: 'remove'; person: Administrator };
