/**
 * Whose attempts the runner records for a visitor who is not signed in. All of them share it, so it tells nobody apart.
 *
 * Spec section 6: "practice flow in the runner uses a hard-coded placeholder user id; real student authentication
 * is not shown."
 */
export const PLACEHOLDER_USER_ID = 'guest';
