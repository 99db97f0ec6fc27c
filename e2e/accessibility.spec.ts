import type { Page } from '@playwright/test';

import {
  EXAM_ID,
  ON_A_PHONE,
  examOf,
  expect,
  expectAccessibleInBothLooks,
  pick,
  studentQuestions,
  test,
} from './journey.ts';

type Screen = { name: string; open: (page: Page) => Promise<void> };

const startRunner = async (page: Page) => {
  await page.goto(`/practice-test/${EXAM_ID}`);
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  await page.getByRole('radio').first().waitFor();
};

const SCREENS: Screen[] = [
  { name: 'home', open: async (page) => void (await page.goto('/')) },
  {
    name: 'choose a practice test',
    open: async (page) => {
      await page.goto('/practice-test');
      await page.getByText('GED Mathematical Reasoning: Practice Test 1').waitFor();
    },
  },
  {
    name: 'choose an exam',
    open: async (page) => {
      await page.goto('/student/select-product');
      await page.getByRole('link', { name: /^GED/ }).waitFor();
    },
  },
  {
    name: 'subjects',
    open: async (page) => {
      await page.goto('/student/dashboard/ged');
      await page.getByRole('link', { name: /^Science/ }).waitFor();
    },
  },
  {
    name: 'tests of a subject',
    open: async (page) => {
      await page.goto('/student/dashboard/ged?subject=ged-mathematical-reasoning');
      await page
        .getByRole('link', { name: /Start Practice Test/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'student test with feedback and a table',
    open: async (page) => {
      const questions = await studentQuestions(page);
      const steps = questions.findIndex(({ questionText }) => /\| *---/.test(questionText));
      await page.goto(`/student/test/${EXAM_ID}`);
      for (let step = 0; step < steps; step += 1) await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('table').waitFor();
      await pick(page, 0);
      await page.keyboard.press('h');
    },
  },
  {
    name: 'exam overview',
    open: async (page) => {
      await page.goto(`/practice-test/${EXAM_ID}`);
      await page.getByRole('button', { name: 'Start Practice Test' }).waitFor();
    },
  },
  {
    name: 'runner with the review panel',
    open: async (page) => {
      await startRunner(page);
      await pick(page, 1);
      await page.keyboard.press('f');
      await page.getByRole('button', { name: 'Review' }).click();
    },
  },
  {
    name: 'results with a dialog',
    open: async (page) => {
      await startRunner(page);
      await pick(page, 1);
      await page.getByRole('button', { name: 'Review' }).click();
      const { totalQuestions } = await examOf(page);
      await page.getByRole('button', { name: `Question ${totalQuestions},` }).click();
      await page.getByRole('button', { name: 'Submit Test' }).click();
      await page.getByRole('button', { name: /GED Mathematical Reasoning: Practice Test 1/ }).click();
      await page.getByRole('dialog').getByText('Not answered').first().waitFor();
    },
  },
  {
    name: 'empty results',
    open: async (page) => {
      await page.goto('/results');
      await page.getByText('No results yet').waitFor();
    },
  },
  { name: 'a page that does not exist', open: async (page) => void (await page.goto('/nowhere')) },
];

test.describe('in both looks', () => {
  test.use(ON_A_PHONE);
  for (const { name, open } of SCREENS) {
    test(`${name}: axe finds nothing and nothing scrolls sideways`, async ({ page, errors }) => {
      if (name === 'a page that does not exist') errors.expected.push(/404/);
      await open(page);
      await expect(
        page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first(),
      ).toBeVisible();
      await expectAccessibleInBothLooks(page);
    });
  }
});
