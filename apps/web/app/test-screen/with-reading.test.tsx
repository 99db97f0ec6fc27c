// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Ref } from 'react';
import { afterEach, expect, it } from 'vitest';

import { WithReading } from './with-reading.tsx';

const bus = { id: 'p1', title: 'The Night Bus', text: '[1] It came late. [2] It rained.' };
const clinic = { id: 'p2', title: 'The Clinic', text: 'It opens at nine.', source: 'A. Writer, 1852' };
const QUESTIONS = [{}, { passage: bus }, { passage: bus }, { passage: clinic }];

afterEach(cleanup);

const focusOn = (heading: HTMLHeadingElement | null) => heading?.focus();

/** Stands in for a flow: it shows one question, and moves the focus at each change. */
function Flow({ index }: { index: number }) {
  return (
    <WithReading questions={QUESTIONS} index={index} headingRef={focusOn}>
      {(headingRef) => <Question key={index} headingRef={headingRef} number={index + 1} />}
    </WithReading>
  );
}

function Question({
  headingRef,
  number,
}: {
  headingRef: Ref<HTMLHeadingElement> | undefined;
  number: number;
}) {
  return (
    <h2 ref={headingRef} tabIndex={-1}>
      Question {number}
    </h2>
  );
}

const focused = () => document.activeElement?.textContent;
const text = () => screen.getByRole('group', { name: 'The Night Bus' });

it('puts the passage before its questions, with their numbers', async () => {
  render(<Flow index={1} />);

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'The Night Bus',
    'Question 2',
  ]);
  expect(screen.getByText('For questions 2 and 3')).toBeDefined();
  expect((await screen.findByText('[2]')).tagName).toBe('STRONG');
});

it('leads to a new passage first, and to each further question about it', () => {
  const { rerender } = render(<Flow index={0} />);
  expect(focused()).toBe('Question 1');

  for (const [index, place] of [
    [1, 'The Night Bus'],
    [2, 'Question 3'],
    [3, 'The Clinic'],
    [2, 'The Night Bus'],
    [0, 'Question 1'],
  ] as const) {
    rerender(<Flow index={index} />);
    expect(focused()).toBe(place);
  }
});

it('keeps the place in a passage from question to question, and begins a new one at its top', () => {
  const { rerender } = render(<Flow index={1} />);
  text().scrollTop = 120;

  rerender(<Flow index={2} />);
  expect(text().scrollTop).toBe(120);

  rerender(<Flow index={3} />);
  rerender(<Flow index={2} />);
  expect(text().scrollTop).toBe(0);
});

it('scrolls by keyboard and folds away; the next passage is open again', async () => {
  const { rerender } = render(<Flow index={1} />);
  expect(text().tabIndex).toBe(0);

  await userEvent.click(screen.getByRole('button', { name: 'Hide text' }));
  rerender(<Flow index={2} />);
  expect(screen.getByRole('button', { name: 'Show text' }).ariaExpanded).toBe('false');

  rerender(<Flow index={3} />);
  expect(screen.getByRole('button', { name: 'Hide text' }).ariaExpanded).toBe('true');
  expect(screen.getByText('Source: A. Writer, 1852')).toBeDefined();
});
