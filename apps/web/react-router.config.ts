import type { Config } from '@react-router/dev/config';

import { studyMaterialPages } from './scripts/study-material-pages.ts';

/** Pages whose address holds no parameter are static files; the others start from the fallback page. */
export default {
  ssr: false,
  prerender: [
    '/',
    '/ged',
    '/teas',
    '/nclex',
    '/hiset',
    '/hesi',
    '/about',
    '/contact',
    '/privacy',
    '/terms',
    '/settings',
    '/sign-in',
    '/sign-up',
    '/confirm-account',
    '/confirm-email',
    '/forgot-password',
    '/reset-password',
    '/account',
    '/search',
    '/practice-test',
    '/results',
    '/review',
    '/progress',
    '/plan',
    '/student/select-product',
    '/404',
    ...studyMaterialPages(),
  ],
} satisfies Config;
