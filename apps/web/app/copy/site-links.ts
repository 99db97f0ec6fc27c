export type SiteLink = { label: string; to: string };

/** Fixed test id of the home page's start link (spec section 2). */
export const FEATURED_EXAM_ID = 'ged-mathematical-reasoning-1';

/** Paths that several pages lead to. */
export const PATHS = {
  home: '/',
  choosePracticeTest: '/practice-test',
  results: '/results',
  selectProduct: '/student/select-product',
} as const;

/** The navigation bar's links. A page joins the list when it exists. */
export const NAVIGATION_LINKS: readonly SiteLink[] = [
  { label: 'Home', to: PATHS.home },
  { label: 'Practice tests', to: PATHS.choosePracticeTest },
  { label: 'Results', to: PATHS.results },
];

export function examPath(examId: string): string {
  return `/practice-test/${encodeURIComponent(examId)}`;
}

export function studentDashboardPath(productId: string): string {
  return `/student/dashboard/${encodeURIComponent(productId)}`;
}

export function subjectPath(productId: string, subjectId: string): string {
  return `${studentDashboardPath(productId)}?subject=${encodeURIComponent(subjectId)}`;
}

export function studentTestPath(testId: string): string {
  return `/student/test/${encodeURIComponent(testId)}`;
}
