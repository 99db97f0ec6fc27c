// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

import { createQueryClient } from '#lib/query-client.ts';

import { ChoosePracticeTestPage } from './choose-practice-test-page.tsx';
import { SelectProductPage } from './select-product-page.tsx';
import { StudentDashboardPage } from './student-dashboard-page.tsx';

const PRODUCTS = '/api/student/products';
const SUBJECTS = '/api/student/products/ged/subjects';
const TESTS = '/api/student/subjects/math/practice-tests';

const GED = { id: 'ged', name: 'GED' };
const MATH = { id: 'math', productId: 'ged', name: 'Mathematical Reasoning', displayOrder: 0 };
const TEST = {
  id: 'math-1',
  subjectId: 'math',
  title: 'Practice Test 1',
  timeLimit: 45,
  passingScore: 70,
  difficulty: 'medium',
  totalQuestions: 24,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Stands in for the server: an address that is not in the list is not found. */
function givenServer(replies: Record<string, unknown>): void {
  vi.stubGlobal('fetch', async (path: string) =>
    path in replies
      ? Response.json(replies[path])
      : Response.json({ message: 'Not found', code: 'not_found' }, { status: 404 }),
  );
}

function renderPage(page: ReactNode): void {
  const queryClient = createQueryClient({ success: () => undefined, failure: () => undefined });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

const link = (name: RegExp | string) => screen.findByRole<HTMLAnchorElement>('link', { name });
const pathOf = async (name: RegExp | string) => (await link(name)).getAttribute('href');

it('leads from a product to its dashboard', async () => {
  givenServer({ [PRODUCTS]: [GED] });
  renderPage(<SelectProductPage />);

  expect(screen.getByText('Loading exams…')).toBeDefined();
  expect(await pathOf(/GED/)).toBe('/student/dashboard/ged');
});

it('offers to try again after a failure, and does', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  renderPage(<SelectProductPage />);
  expect(await screen.findByRole('alert')).toBeDefined();

  givenServer({ [PRODUCTS]: [GED] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await pathOf(/GED/)).toBe('/student/dashboard/ged');
});

it('lists the subjects of a product, and the way back to the others', async () => {
  givenServer({ [PRODUCTS]: [GED], [SUBJECTS]: [MATH] });
  renderPage(<StudentDashboardPage productId="ged" subjectId={undefined} />);

  expect(await pathOf('Mathematical Reasoning')).toBe('/student/dashboard/ged?subject=math');
  expect(await pathOf('Change Exam')).toBe('/student/select-product');
});

it('lists the tests of the chosen subject with what they ask for', async () => {
  givenServer({ [PRODUCTS]: [GED], [SUBJECTS]: [MATH], [TESTS]: [TEST] });
  renderPage(<StudentDashboardPage productId="ged" subjectId="math" />);

  expect(await pathOf(/^Start Practice Test/)).toBe('/student/test/math-1');
  for (const fact of ['24 questions', '45 minutes', '70% passing', 'Medium']) {
    expect(screen.getByText(fact)).toBeDefined();
  }
  expect(await pathOf('Back to Subjects')).toBe('/student/dashboard/ged');
});

it.each([
  ['No subjects available yet. Check back soon!', { [SUBJECTS]: [] }, undefined],
  ['No practice tests available for this subject yet.', { [SUBJECTS]: [MATH], [TESTS]: [] }, 'math'],
])('shows "%s"', async (words, replies, subjectId) => {
  givenServer({ [PRODUCTS]: [GED], ...replies });
  renderPage(<StudentDashboardPage productId="ged" subjectId={subjectId} />);

  expect(await screen.findByText(words)).toBeDefined();
});

it('says that an exam does not exist, and leads to those that do', async () => {
  givenServer({ [PRODUCTS]: [GED] });
  renderPage(<StudentDashboardPage productId="zzz" subjectId={undefined} />);

  expect(await screen.findByText('We could not find this exam')).toBeDefined();
  expect(await pathOf('Choose your exam')).toBe('/student/select-product');
});

it('says that a subject does not exist, and leads back to the subjects', async () => {
  givenServer({ [PRODUCTS]: [GED], [SUBJECTS]: [MATH] });
  renderPage(<StudentDashboardPage productId="ged" subjectId="zzz" />);

  expect(await screen.findByText('We could not find this subject')).toBeDefined();
  expect(await pathOf('Back to Subjects')).toBe('/student/dashboard/ged');
});

it('leads to every test as a timed one', async () => {
  const mockExam = { ...TEST, id: 'mock-1', title: 'Mock Exam 1' };
  givenServer({ [PRODUCTS]: [GED], [SUBJECTS]: [MATH], [TESTS]: [TEST], '/api/mock-exams': [mockExam] });
  renderPage(<ChoosePracticeTestPage />);

  expect(await pathOf('Practice Test 1')).toBe('/practice-test/math-1');
  expect(await pathOf('Mock Exam 1')).toBe('/practice-test/mock-1');
  expect(screen.getAllByText('Mock exam')).toHaveLength(1);
});
