import { PATHS } from '#copy/site-links.ts';
import { ChoosePracticeTestPage } from '#features/catalog/choose-practice-test-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/choose-practice-test.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Practice tests',
    description: 'Timed practice tests for the GED, TEAS, NCLEX-RN, HESI and HiSET exams, by subject.',
    path: PATHS.choosePracticeTest,
  });

export default function ChoosePracticeTest() {
  return <ChoosePracticeTestPage />;
}
