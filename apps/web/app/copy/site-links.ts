export type SiteLink = { label: string; to: string };

/** Fixed test id of the home page's Order Now link (spec section 2). */
export const FEATURED_EXAM_ID = 'ged-mathematical-reasoning-1';

/** Paths that several pages lead to. */
export const PATHS = {
  home: '/',
  ged: '/ged',
  teas: '/teas',
  nclex: '/nclex',
  hiset: '/hiset',
  hesi: '/hesi',
  studyMaterials: '/study-materials',
  contact: '/contact',
  search: '/search',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  choosePracticeTest: '/practice-test',
  results: '/results',
  review: '/review',
  settings: '/settings',
  progress: '/progress',
  plan: '/plan',
  signIn: '/sign-in',
  signUp: '/sign-up',
  confirmAccount: '/confirm-account',
  confirmEmail: '/confirm-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  account: '/account',
  selectProduct: '/student/select-product',
} as const;

/** Placeholder until the site has a number of its own. */
export const WHATSAPP_URL = 'https://wa.me/12025550142';

/** The exams as buttons and links name them. HESI leads to the page of HISET (spec section 2), which leads on to its own. */
export const EXAM_LINKS: readonly SiteLink[] = [
  { label: 'GED', to: PATHS.ged },
  { label: 'TEAS', to: PATHS.teas },
  { label: 'NCLEX', to: PATHS.nclex },
  { label: 'HESI', to: PATHS.hiset },
  { label: 'HISET', to: PATHS.hiset },
];

export const STUDY_MATERIALS_LINK: SiteLink = { label: 'Study Materials', to: PATHS.studyMaterials };

export const PROGRESS_TITLE = 'My progress';

export const SETTINGS_LINK: SiteLink = { label: 'Settings', to: PATHS.settings };

/** Spec section 2: "Links: Home /, GED /ged, TEAS /teas, NCLEX /nclex, HESI /hiset, HISET /hiset, Study Materials". */
export const NAVIGATION_LINKS: readonly SiteLink[] = [
  { label: 'Home', to: PATHS.home },
  ...EXAM_LINKS,
  STUDY_MATERIALS_LINK,
];

/** A link of the footer; without `to` it is a placeholder (spec section 2: "placeholder links with no destination"). */
export type FooterLink = { label: string; to?: string };

export const FOOTER_GROUPS: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'Exams',
    links: [
      { label: 'GED', to: PATHS.ged },
      { label: 'TEAS', to: PATHS.teas },
      { label: 'NCLEX', to: PATHS.nclex },
      { label: 'HESI', to: PATHS.hesi },
      { label: 'HISET', to: PATHS.hiset },
    ],
  },
  {
    title: 'Learn',
    links: [
      STUDY_MATERIALS_LINK,
      { label: 'Progress Tracking', to: PATHS.results },
      { label: PROGRESS_TITLE, to: PATHS.progress },
      { label: 'Video Tutorials' },
      { label: 'Practice Questions' },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Contact', to: PATHS.contact },
      { label: 'Help Center' },
      SETTINGS_LINK,
      { label: 'Privacy Policy', to: PATHS.privacy },
      { label: 'Terms of Service', to: PATHS.terms },
    ],
  },
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

/** The answers of one test, on the page of results. */
export function attemptPath(attemptId: string): string {
  return `${PATHS.results}?attempt=${encodeURIComponent(attemptId)}`;
}

export function practiceSetPath(setId: string): string {
  return `/practice/${encodeURIComponent(setId)}`;
}

export function studentTestPath(testId: string): string {
  return `/student/test/${encodeURIComponent(testId)}`;
}
