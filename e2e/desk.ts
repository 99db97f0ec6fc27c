import {
  accountEndpoints,
  type AdminInfo,
  type AdminPracticeTest,
  type AdminProduct,
  type AdminSubject,
} from '@second-bell/contract';
import { expect, type Page } from '@playwright/test';

import { ADMINISTRATOR } from './administrator.ts';

/** An administrator beside the one in the browser: changes content through the API. */
export type Desk = {
  token: string;
  send: <T>(method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object) => Promise<T>;
};

/** Logs in and opens the desk, at its start or at the path given. */
export async function openDesk(page: Page, path = '/admin-dashboard'): Promise<Desk> {
  const desk = await logIn(page);
  await page.goto(path);
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();

  return desk;
}

/** Logs in without opening a page of the desk, for a journey that makes its content first. */
export async function logIn(page: Page): Promise<Desk> {
  const { token, admin } = await openSession(page);
  // A file of no weight from the same origin: only there can its storage be written.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([adminToken, adminInfo]) => {
      localStorage.setItem('adminToken', adminToken);
      localStorage.setItem('adminInfo', adminInfo);
    },
    [token, JSON.stringify(admin)] as const,
  );

  return { token, send: sender(page, token) };
}

type Session = { token: string; admin: AdminInfo };

let session: Session | undefined;

/** One login for all journeys of a worker, since a password is slow to check. One that a journey has ended is made anew. */
async function openSession({ request }: Page): Promise<Session> {
  const headers = { authorization: `Bearer ${session?.token}` };
  if (session && (await request.get('/api/admin/products', { headers })).ok()) return session;

  const login = await request.post('/api/admin/login', { data: ADMINISTRATOR });
  session = accountEndpoints.login.response.parse(await login.json());

  return session;
}

function sender(page: Page, token: string): Desk['send'] {
  return async <T>(method: string, path: string, data?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await page.request.fetch(path, { method, headers, ...(data && { data }) });
    expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);

    return (response.status() === 204 ? undefined : await response.json()) as T;
  };
}

let products = 0;

/** A product of this test alone. Its name is no part of another one's. */
export function givenProduct({ send }: Desk): Promise<AdminProduct> {
  products += 1;
  const number = String(products).padStart(3, '0');

  return send('POST', '/api/admin/products', { name: `Exam ${process.pid}-${number}` });
}

export function givenSubject({ send }: Desk, productId: string, name: string): Promise<AdminSubject> {
  return send('POST', '/api/admin/subjects', { productId, name, displayOrder: 0 });
}

export function givenTest({ send }: Desk, subjectId: string, title: string): Promise<AdminPracticeTest> {
  const body = { subjectId, title, timeLimit: 45, passingScore: 65, difficulty: 'hard' };

  return send('POST', '/api/admin/practice-tests', body);
}

/** Makes true-or-false questions. */
export async function givenQuestions({ send }: Desk, practiceTestId: string, amount: number): Promise<void> {
  for (let displayOrder = 0; displayOrder < amount; displayOrder += 1) {
    await send('POST', '/api/admin/questions', {
      practiceTestId,
      questionText: `Is ${displayOrder} a number?`,
      questionType: 'true_false',
      correctAnswer: 'true',
      difficulty: 'easy',
      displayOrder,
    });
  }
}

/**
 * Picks up the row whose handle has the focus. The words come a moment before the arrow keys are listened to: what the page
 * has planned for its next moment is waited for.
 */
export async function pickUp(page: Page, words: string | RegExp): Promise<void> {
  await page.keyboard.press('Space');
  await expect(page.getByText(words)).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
}
