// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { TestSession } from './test-session.tsx';
import { givenQuestion } from './testing/given-question.ts';

const QUESTIONS = [
  givenQuestion({ id: 'pots', explanation: 'Divide the rice.', hint: 'How many times does it fit?' }),
  givenQuestion({
    id: 'typed',
    questionText: 'How many eggs are a dozen?',
    questionType: 'fill_blank',
    options: [],
    correctAnswer: 'twelve|12',
    topic: 'Number operations',
  }),
];

beforeEach(() => {
  sessionStorage.clear();
  // jsdom does no layout.
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});
afterEach(cleanup);

function renderTest() {
  const router = createMemoryRouter(
    [
      { path: '/student/test/t1', element: <TestSession testId="t1" title="Math 1" questions={QUESTIONS} /> },
      { path: '/student/select-product', element: <h1>Which exam?</h1> },
    ],
    { initialEntries: ['/student/test/t1'] },
  );

  return render(<RouterProvider router={router} />);
}

const counter = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('marks a wrong answer, names the right one and counts', async () => {
  renderTest();
  expect(counter('Time')).toBe('0:00');

  await userEvent.click(option(/3 pots/));

  expect(screen.getByText('Incorrect')).toBeDefined();
  expect(screen.getByText('Incorrect. The right answer is C: 6 pots')).toBeDefined();
  expect(option(/3 pots Not right/).checked).toBe(true);
  expect(option(/6 pots Right answer/).checked).toBe(false);
  expect([counter('Progress'), counter('Answered'), counter('Correct')]).toEqual(['1 / 2', '1', '0']);
});

it('lets the answer be changed, and shuts the explanation then', async () => {
  renderTest();
  await userEvent.click(option(/3 pots/));
  await userEvent.click(button('Show explanation'));
  expect(screen.getByText('Divide the rice.')).toBeDefined();

  await userEvent.click(option(/6 pots/));

  expect(screen.getByText('Correct.')).toBeDefined();
  expect(screen.queryByText('Divide the rice.')).toBeNull();
  expect([counter('Answered'), counter('Correct')]).toEqual(['1', '1']);
});

it('offers no explanation before an answer', async () => {
  renderTest();

  await userEvent.keyboard('e');

  expect(screen.queryByRole('button', { name: /explanation/ })).toBeNull();
  expect(screen.queryByText('Divide the rice.')).toBeNull();
});

it('can be done with the keyboard alone', async () => {
  renderTest();

  await userEvent.keyboard('h');
  expect(screen.getByText('How many times does it fit?')).toBeDefined();
  await userEvent.keyboard('c');
  expect(option(/6 pots/).checked).toBe(true);
  await userEvent.keyboard('e');
  expect(screen.getByText('Divide the rice.')).toBeDefined();
  await userEvent.keyboard('{ArrowRight}');

  expect(screen.getByRole('heading', { name: 'Question 2 of 2' })).toBe(document.activeElement);
  await userEvent.keyboard('{ArrowLeft}1');
  expect(option(/3 pots/).checked).toBe(true);
});

it('lists the shortcuts, and ignores them meanwhile', async () => {
  renderTest();

  await userEvent.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
  await userEvent.keyboard('a');
  await userEvent.click(button('Close'));

  expect(counter('Answered')).toBe('0');
});

it('checks a typed answer, and shows a strategy where there is no hint', async () => {
  renderTest();
  await userEvent.click(button('Next'));
  expect(button('Check answer').disabled).toBe(true);

  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'ace{Enter}');
  expect(screen.getByText('Incorrect. The right answer is twelve or 12')).toBeDefined();

  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), ' Twelve ');
  await userEvent.click(button('Check answer'));
  expect(screen.getByText('Correct', { selector: 'span' })).toBeDefined();

  await userEvent.click(button('Show hint'));
  expect(screen.getByText(/guess the answer first/)).toBeDefined();
});

it('cannot go before the first question', () => {
  renderTest();

  expect(button('Previous').disabled).toBe(true);
});

it('loses nothing on a reload', async () => {
  const { unmount } = renderTest();
  await userEvent.click(option(/3 pots/));
  await userEvent.click(button('Next'));
  unmount();

  renderTest();

  expect(screen.getByRole('heading', { name: 'Question 2 of 2' })).toBeDefined();
  expect(counter('Answered')).toBe('1');
});

it.each([
  ['Exit Test', []],
  ['Finish Test', ['Next']],
])('%s leads to the exams and forgets the answers', async (name, before) => {
  renderTest();
  await userEvent.click(option(/3 pots/));
  for (const step of before) await userEvent.click(button(step));

  await userEvent.click(button(name));

  expect(screen.getByRole('heading', { name: 'Which exam?' })).toBeDefined();
  expect(sessionStorage).toHaveLength(0);
});
