import { type Exam, type ExamQuestion, examEndpoints, type QuestionWithKey } from '@second-bell/contract';
import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** A journey fails where the page prints an error that nobody sees, unless the test expects it. */
export const test = base.extend<{ errors: { expected: RegExp[] } }>({
  errors: [
    async ({ page }, use) => {
      const seen: string[] = [];
      const errors = { expected: [] as RegExp[] };
      page.on('console', (message) => {
        if (message.type() === 'error') seen.push(message.text());
      });
      page.on('pageerror', (error) => seen.push(error.message));
      await use(errors);
      // What a journey holds back or changes on its way may still be under way when it ends.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(seen.filter((text) => !errors.expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const EXAM_ID = 'ged-mathematical-reasoning-1';

/** What the API says of an exam: how long it is and how many questions it has is never written down twice. */
export async function examOf(page: Page, examId = EXAM_ID): Promise<Exam> {
  const response = await page.request.get(`/api/exams/${examId}`);

  return examEndpoints.exam.response.parse(await response.json());
}

/** The questions with their keys, as the API serves them: what is right is never written down twice either. */
export async function examQuestions(page: Page, examId = EXAM_ID): Promise<ExamQuestion[]> {
  const response = await page.request.get(`/api/exams/${examId}/questions`);

  return examEndpoints.questions.response.parse(await response.json());
}

export async function studentQuestions(page: Page, testId = EXAM_ID): Promise<QuestionWithKey[]> {
  const response = await page.request.get(`/api/student/practice-tests/${testId}/questions`);

  return (await response.json()) as QuestionWithKey[];
}

/** Picks the n-th option of the question on the screen. */
export async function pick(page: Page, index: number): Promise<void> {
  await page.getByRole('radio').nth(index).check();
}

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
}

/** How each page is looked at: both themes, a wide window and the narrowest phone. */
const WIDE = { colorScheme: 'light', viewport: { width: 1280, height: 800 } } as const;
const NARROW = { colorScheme: 'dark', viewport: { width: 320, height: 640 } } as const;

/** For `test.use`: the look in which the steps between two looks at the page are taken. */
export const ON_A_PHONE = { ...NARROW, contextOptions: { reducedMotion: 'reduce' } } as const;

/** Asserts of the page as it stands, first on a phone in the dark, then wide and light; leaves it on the phone. */
export async function expectAccessibleInBothLooks(page: Page): Promise<void> {
  await expectAccessible(page);
  await look(page, WIDE);
  await expectAccessible(page);
  await look(page, NARROW);
}

async function look(page: Page, { colorScheme, viewport }: typeof WIDE | typeof NARROW): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
  // What is drawn by its size (charts, long lists) is drawn anew in the frame after.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** No finding of axe-core of any weight, and no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  // Loaded once per document: that costs several times what a run does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = () =>
    page.evaluate(async () => {
      // One that is on its way axe-core would fetch itself, and write into a document of its own: the policy forbids that.
      const isLoaded = ({ sheet }: HTMLLinkElement) => sheet !== null;
      while (![...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(isLoaded))
        await new Promise(requestAnimationFrame);
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();

      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    });
  await expect.poll(found, { message: 'findings of axe-core, once the page has come to rest' }).toEqual([]);

  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: 'pixels that scroll sideways' }).toBeLessThanOrEqual(0);
}
