import { type AdminQuestion, questionAdministrationEndpoints } from '@second-bell/contract';
import { expect, type Page } from '@playwright/test';

import { type Desk, givenProduct, givenSubject, givenTest, logIn } from './desk.ts';

/** The desk, open at the questions of a practice test of this journey alone. */
export type QuestionDesk = Desk & { testId: string; subjectId: string; productName: string; path: string };

export async function openTest(page: Page, texts: readonly string[] = []): Promise<QuestionDesk> {
  const desk = await logIn(page);
  const product = await givenProduct(desk);
  const subject = await givenSubject(desk, product.id, 'Science');
  const { id: testId } = await givenTest(desk, subject.id, 'Planets');
  for (const [displayOrder, questionText] of texts.entries()) {
    await givenQuestion(desk, testId, { questionText, displayOrder });
  }
  const path = `/admin-dashboard?product=${product.id}&subject=${subject.id}&test=${testId}`;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Planets' })).toBeVisible();

  return { ...desk, testId, subjectId: subject.id, productName: product.name, path };
}

export function givenQuestion(
  { send }: Desk,
  practiceTestId: string,
  fields: { questionText: string; displayOrder: number },
): Promise<AdminQuestion> {
  return send('POST', '/api/admin/questions', {
    practiceTestId,
    questionType: 'multiple_choice',
    options: ['Mars', 'Venus', 'Pluto'],
    correctAnswer: '1',
    difficulty: 'medium',
    ...fields,
  });
}

/** The questions as they are stored. */
export async function storedQuestions(page: Page, { testId, token }: QuestionDesk): Promise<AdminQuestion[]> {
  const response = await page.request.get(`/api/admin/practice-tests/${testId}/questions`, {
    headers: { authorization: `Bearer ${token}` },
  });

  return questionAdministrationEndpoints.questions.response.parse(await response.json());
}

/** Fills a test through bulk upload. Each question holds its number; every seventh is long. */
export async function givenManyQuestions(page: Page, desk: QuestionDesk, amount: number): Promise<void> {
  const numbers = Array.from({ length: amount }, (_, index) => index + 1);
  const rawText = numbers.map(blockOf).join('\n');
  const response = await page.request.post('/api/admin/questions/bulk-upload', {
    headers: { authorization: `Bearer ${desk.token}` },
    multipart: { practiceTestId: desk.testId, mode: 'append', dryRun: 'false', rawText },
  });
  expect(await response.json()).toMatchObject({ totalImported: amount });
}

function blockOf(number: number): string {
  const words =
    number % 7 === 0 ? ' after a good deal of thought about what the words really mean'.repeat(3) : '';

  return `Q: Item ${number}: what comes next${words}?\nA) ${number}\nB) ${number + 1}\nAnswer: B\n`;
}

export const notice = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const rows = (page: Page) => button(page, /^Edit question \d+\./);
export const dialog = (page: Page) => page.getByRole('dialog');
