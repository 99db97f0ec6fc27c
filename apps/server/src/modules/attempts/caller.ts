import { PLACEHOLDER_USER_ID } from '@second-bell/domain';

/** Who asks for attempts: the guest whose cookie came along, if one did. Accounts will stand here beside guests. */
export type Caller = { guestId: string | undefined };

/** Whether a caller may see an attempt: their own, or one begun without a cookie, whose id is the secret. */
export function isInScope(
  { unclaimed, guestId }: { unclaimed: boolean; guestId: string },
  caller: Caller,
): boolean {
  return unclaimed || guestId === caller.guestId;
}

/**
 * Whether a user id names one caller's attempts. The placeholder is everybody's: without a cookie it tells nothing, and
 * lists nothing.
 */
export function isListable({ guestId }: Caller, userId: string): boolean {
  return guestId !== undefined || userId !== PLACEHOLDER_USER_ID;
}
