import type { ScoringRuleName } from '@second-bell/contract';

/** Paths of the administrator's desk. */
export const DESK_PATHS = {
  /** Where everyone without a session goes (spec section 2); `/admin-login` shows the same screen. */
  entry: '/admin',
  content: '/admin-dashboard',
  studyMaterials: '/admin-dashboard/study-materials',
  administrators: '/admin-dashboard/administrators',
  messages: '/admin-dashboard/messages',
  history: '/admin-dashboard/history',
  account: '/admin-dashboard/account',
  itemHealth: '/admin-dashboard/item-health',
} as const;

export const DESK_NAME = 'Administrator’s desk';

export const DESK_LINKS = [
  { label: 'Content', to: DESK_PATHS.content },
  { label: 'Study materials', to: DESK_PATHS.studyMaterials },
  { label: 'Administrators', to: DESK_PATHS.administrators },
  { label: 'Messages', to: DESK_PATHS.messages },
  { label: 'History', to: DESK_PATHS.history },
] as const;

/** How far the drill-down has gone: each level needs the ones above it. */
export type ContentPlace = {
  productId?: string | undefined;
  subjectId?: string | undefined;
  testId?: string | undefined;
};

/** The address of a level of the content, so that reload and Back keep the place. */
export function contentPath(place: ContentPlace): string {
  return pathTo(DESK_PATHS.content, place);
}

/** The address of a practice test's item health, with the way back in it. */
export function itemHealthPath(place: ContentPlace): string {
  return pathTo(DESK_PATHS.itemHealth, place);
}

function pathTo(page: string, { productId, subjectId, testId }: ContentPlace): string {
  const levels = Object.entries({ product: productId, subject: subjectId, test: testId });
  const given = levels.filter((level): level is [string, string] => level[1] !== undefined);

  return given.length === 0 ? page : `${page}?${new URLSearchParams(given).toString()}`;
}

export const LOGOUT = 'Logout';
export const BACK_TO_SITE = 'Back to main site';

/** The title of every failure notice of the desk (spec section 8). */
export const ERROR_TITLE = 'Error';

export const LOGIN_TITLE = 'Log in to the desk';

/** Spec section 8, to the letter. */
export const LOGIN_SUCCESS = { title: 'Login successful', description: 'Welcome back!' };
export const LOGIN_FAILED = 'Login failed';
export const INVALID_CREDENTIALS = 'Invalid credentials';

/** Below the fields, where the notice is gone after a while: its words, and what to do. */
export const WRONG_PASSWORD = `${INVALID_CREDENTIALS}. Check the email address and the password, then try again.`;

/** Failed loads, by spec section 8 to the letter. */
export const FETCH_FAILURES = {
  products: 'Failed to fetch products',
  subjects: 'Failed to fetch subjects',
  practiceTests: 'Failed to fetch practice tests',
  questions: 'Failed to fetch questions',
} as const;

export const SESSION_ENDED = { title: 'Your session has ended', text: 'Log in again to go on.' };

export const LOG_IN_AGAIN = {
  title: 'Log in again',
  text: 'Your session has ended. What you typed is still here: log in, then save it once more.',
} as const;

export const ALREADY_GONE = {
  title: 'Already deleted',
  description: 'Someone else deleted it before you. The list now shows what is there.',
};

export const GONE_MEANWHILE = 'Someone deleted this meanwhile. History shows it, and can restore it.';

/** Spec section 8 where it has the words; what it does not name follows them. */
export const CONTENT_NOTICES = {
  createProduct: { success: 'Product created successfully', failure: 'Failed to create product' },
  updateProduct: { success: 'Product updated successfully', failure: 'Failed to update product' },
  deleteProduct: { success: 'Product deleted successfully', failure: 'Failed to delete product' },
  createSubject: { success: 'Subject created successfully', failure: 'Failed to create subject' },
  updateSubject: { success: 'Subject updated successfully', failure: 'Failed to update subject' },
  deleteSubject: { success: 'Subject deleted successfully', failure: 'Failed to delete subject' },
  createPracticeTest: {
    success: 'Practice test created successfully',
    failure: 'Failed to create practice test',
  },
  updatePracticeTest: {
    success: 'Practice test updated successfully',
    failure: 'Failed to update practice test',
  },
  deletePracticeTest: {
    success: 'Practice test deleted successfully',
    failure: 'Failed to delete practice test',
  },
  duplicatePracticeTest: {
    success: 'Practice test duplicated successfully',
    failure: 'Failed to duplicate practice test',
  },
} as const;

export const REORDER_FAILURE = 'Failed to save the order';

/** Spec section 9: "The admin product description names GED, TEAS, NCLEX, HESI and HISET." */
export const PRODUCTS_TEXT =
  'The exams that learners prepare for: GED, TEAS, NCLEX, HESI and HISET, and any that you add.';

/** Spec section 8: "Delete dialogs warn 'This action cannot be undone.'" */
export const CANNOT_BE_UNDONE = 'This action cannot be undone.';
export const KEPT_IN_HISTORY =
  'History keeps a copy for 30 days: it can be put back from there. Learners keep their results.';

export const INVITATION = {
  title: 'Set your password',
  text: 'Choose a password for the desk. A few words that only you would put together are safer than one hard word.',
  submit: 'Set password and log in',
  noCode: {
    title: 'This link is not complete',
    text: 'Open the link from your mail again, or copy it whole into the address bar.',
  },
  success: { title: 'Your password is set', description: 'Welcome to the desk!' },
  failure: 'Failed to set the password',
} as const;

export const PASSWORD_LINK = {
  question: 'Forgot your password?',
  title: 'Set a new password',
  text: 'Write your email address. We send you a link that sets a new password.',
  submit: 'Send the link',
  sent: {
    title: 'Look in your mail',
    description: 'If this address belongs to an administrator, a link is on its way.',
  },
  failure: 'Failed to send the link',
} as const;

export const MOCK_EXAM_HINT =
  'Learners take it against the clock only. Answers, hints and the score are shown when they finish, not before.';

export const TOOLS_HINT = 'Give learners what they have on screen in the real exam.';

export const SCORING_NAMES: Readonly<Record<ScoringRuleName, string>> = {
  all_or_nothing: 'A question is right or wrong',
  partial: 'Partial credit for parts that are right',
};
export const SCORING_HINT = 'NCLEX gives partial credit. The other exams do not.';
