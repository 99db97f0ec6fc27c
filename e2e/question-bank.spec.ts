import { readFileSync } from 'node:fs';

import type { QuestionWithKey } from '@second-bell/contract';
import type { Page } from '@playwright/test';

import { ON_A_PHONE, expect, expectAccessibleInBothLooks, studentQuestions, test } from './journey.ts';

type Catalog = {
  slug: string;
  name: string;
  subjects: { slug: string; name: string }[];
}[];

const catalog = JSON.parse(
  readFileSync(new URL('../content/catalog.json', import.meta.url), 'utf8'),
) as Catalog;

/** How many questions the file of a starter test has. */
function countInFile(product: string, subject: string): number {
  const text = readFileSync(new URL(`../content/${product}/${subject}/1.txt`, import.meta.url), 'utf8');

  return text.match(/^Q:/gm)?.length ?? 0;
}

/** How a test is opened in either flow, and a question reached from an earlier one, both counted from 0. */
const FLOWS = {
  'with instant feedback': {
    open: (page: Page, testId: string) => page.goto(`/student/test/${testId}`),
    show: async (page: Page, from: number, to: number) => {
      await page.getByRole('heading', { name: `Question ${from + 1} of` }).waitFor();
      for (let step = from; step < to; step += 1) await page.keyboard.press('ArrowRight');
      await page.getByRole('heading', { name: `Question ${to + 1} of` }).waitFor();
    },
  },
  'against the clock': {
    open: async (page: Page, testId: string) => {
      await page.goto(`/practice-test/${testId}`);
      await page.getByRole('button', { name: 'Start Practice Test' }).click();
    },
    show: async (page: Page, _from: number, to: number) => {
      await page.getByRole('button', { name: 'Review' }).click();
      await page.getByRole('button', { name: `Question ${to + 1},` }).click();
      await page.getByRole('button', { name: 'Review' }).click();
    },
  },
};

const hasPassage = ({ passage }: QuestionWithKey) => passage !== undefined;
const hasPicture = ({ questionImage }: QuestionWithKey) => questionImage !== undefined;

/** The first question of each kind, in the order of the test. */
function firstOfEach(questions: QuestionWithKey[]): number[] {
  return [hasPassage, hasPicture]
    .map((has) => questions.findIndex(has))
    .filter((index) => index !== -1)
    .toSorted((a, b) => a - b);
}

/** The passage is there to be read, and the picture has a name and arrives. */
async function expectMaterial(page: Page, question: QuestionWithKey | undefined): Promise<void> {
  const { passage, questionImage, imageDescription = '' } = question ?? {};
  if (passage !== undefined) {
    const [word = ''] = /\p{L}{4,}/u.exec(passage.text) ?? [];
    await expect(page.getByRole('group', { name: passage.title ?? 'Read this text' })).toContainText(word);
  }
  if (questionImage !== undefined) {
    const picture = page.getByRole('img', { name: imageDescription, exact: true });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
}

for (const { slug: product, name: productName, subjects } of catalog) {
  for (const [flow, { open, show }] of Object.entries(FLOWS)) {
    test(`${productName} ${flow}: a whole test of each subject, its passages and pictures`, async ({
      page,
    }) => {
      for (const { slug, name } of subjects) {
        const testId = `${product}-${slug}-1`;
        const questions = await studentQuestions(page, testId);
        expect(questions, name).toHaveLength(countInFile(product, slug));
        await open(page, testId);
        await expect(page.getByRole('radio'), name).toHaveCount(questions[0]?.options.length ?? 0);

        let shown = 0;
        for (const index of firstOfEach(questions)) {
          await show(page, shown, index);
          await expectMaterial(page, questions[index]);
          shown = index;
        }
      }
    });
  }
}

const READING_ID = 'hiset-reading-1';

const answers = (page: Page) => page.getByRole('group', { name: /^Answers to question/ });

test('on a wide screen the passage stands beside its questions, and keeps its place from one to the next', async ({
  page,
}) => {
  const [first] = await studentQuestions(page, READING_ID);
  await page.goto(`/student/test/${READING_ID}`);
  const text = page.getByRole('group', { name: String(first?.passage?.title) });
  const [left, right] = await Promise.all([text.boundingBox(), answers(page).boundingBox()]);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);

  await text.focus();
  await page.keyboard.press('End');
  const scrolled = () => text.evaluate((box) => box.scrollTop);
  // The browser takes some frames to get there.
  const rest = () => text.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
  await expect.poll(rest).toBeLessThan(1);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: /^Question 2 of/ })).toBeFocused();
  expect(await scrolled()).toBe(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the passage stands above its questions, folds away, and the next one is open and read first', async ({
    page,
  }) => {
    const questions = await studentQuestions(page, READING_ID);
    const first = questions[0]?.passage;
    const next = questions.findIndex(({ passage }) => passage?.id !== first?.id);
    await page.goto(`/student/test/${READING_ID}`);
    const text = page.getByRole('group', { name: String(first?.title) });
    const [above, below] = await Promise.all([text.boundingBox(), answers(page).boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);

    await page.getByRole('button', { name: 'Hide text' }).click();
    await expect(text).toBeHidden();
    for (let step = 0; step < next; step += 1) await page.keyboard.press('ArrowRight');
    const title = String(questions[next]?.passage?.title);
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    await expect(page.getByRole('group', { name: title })).toBeVisible();
  });
});

test.describe('in both looks', () => {
  test.use(ON_A_PHONE);

  for (const [flow, { open, show }] of Object.entries(FLOWS)) {
    test(`a passage with a table and a picture ${flow}: axe finds nothing`, async ({ page }) => {
      const tested = 'nclex-mixed-client-needs-1';
      const questions = await studentQuestions(page, tested);
      await open(page, tested);
      let shown = 0;
      for (const index of firstOfEach(questions)) {
        await show(page, shown, index);
        await expectAccessibleInBothLooks(page);
        shown = index;
      }
    });
  }
});
