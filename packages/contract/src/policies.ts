/**
 * What a call lets its caller do, one line each; an entry of the contract names one of them. Who may do which stands in
 * the server's `policies`.
 */
export const POLICIES = [
  /** Ask whether the server lives. */
  'health.read',
  /** Read what there is to learn: products, tests, questions, study materials, pictures. */
  'content.read',
  /** Start, answer, complete and read attempts of one's own. */
  'attempt.own',
  /** Sign up, sign in, ask who one is, use a link from a mail. */
  'account.enter',
  /** See and change one's own account, as somebody who is signed in on the site. */
  'account.own',
  /** Read and change how the site looks to oneself, and how one's tests are timed. */
  'settings.own',
  /** Write to the people who run the site. */
  'message.send',
  /** Log in, or ask for a link and use it. */
  'desk.enter',
  /** End sessions of one's own at the desk, change one's own password. */
  'desk.account',
  /** Make, change, import, export, delete and restore content. */
  'content.manage',
  /** See, invite and remove those who work at the desk. */
  'people.manage',
  /** Read and delete what visitors wrote. */
  'message.manage',
  /** Read who changed what. */
  'history.read',
] as const;

export type Policy = (typeof POLICIES)[number];
