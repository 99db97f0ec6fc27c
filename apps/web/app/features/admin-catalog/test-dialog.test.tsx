// @vitest-environment jsdom
import { PLAIN_TOOLS } from '@second-bell/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

import { TestDialog } from './test-dialog.tsx';

type Props = Parameters<typeof TestDialog>[0];

afterEach(cleanup);

function openDialog(row?: Props['row'], versions?: { mine: object; theirs: object }) {
  const save = vi.fn<Props['saving']['save']>();
  const nothing = () => undefined;
  const conflict = versions && { ...versions, keepMine: nothing, useTheirs: nothing, decideLater: nothing };
  const saving = { save, isSaving: false, problem: null, conflict };
  const dialog = (
    <TestDialog title="Edit" submit="Save" saving={saving} onClose={() => undefined} {...(row && { row })} />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />);

  return save;
}

function shownValues() {
  return ['Time limit (minutes)', 'Passing score (percent)', 'Difficulty'].map(
    (label) =>
      screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label.replace(/[()]/g, '\\$&')}`)).value,
  );
}

it('starts a new test with 60 minutes, 70 percent, medium', () => {
  openDialog();

  expect(shownValues()).toEqual(['60', '70', 'medium']);
});

it('shows what a test has, zero too', () => {
  openDialog({ title: 'Algebra', timeLimit: 25, passingScore: 0, difficulty: 'hard' });

  expect(shownValues()).toEqual(['25', '0', 'hard']);
});

it('falls back to 60, 70, medium where a test misses them, and saves that', async () => {
  const save = openDialog({ title: 'Algebra' });
  expect(shownValues()).toEqual(['60', '70', 'medium']);

  await userEvent.type(screen.getByLabelText(/^Title/), ' I');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(save).toHaveBeenCalledWith({
    title: 'Algebra I',
    description: undefined,
    timeLimit: 60,
    passingScore: 70,
    difficulty: 'medium',
  });
});

it('makes a test a mock exam, and says what that does', async () => {
  const save = openDialog({ title: 'Algebra' });
  const field = screen.getByRole('checkbox', { name: 'Mock exam', description: /against the clock only/ });
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(save).toHaveBeenCalledWith(expect.objectContaining({ sealed: true }));
});

it('chooses how a test is scored and which tools it has, and sends both only where they changed', async () => {
  const save = openDialog({ title: 'Algebra' });
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText(/^Scoring/), 'Partial credit for parts that are right');
  const tools = screen.getByRole('group', { name: 'Tools on screen' });
  await user.selectOptions(within(tools).getByLabelText('Calculator'), 'Scientific (GED, HiSET)');
  await user.selectOptions(within(tools).getByLabelText('Formula sheet'), 'GED mathematics');
  await user.click(within(tools).getByRole('checkbox', { name: 'Symbol guide' }));
  await user.click(within(tools).getByRole('checkbox', { name: 'Scratch pad' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({
      scoringRule: 'partial',
      tools: {
        calculator: 'scientific',
        formulaSheet: 'ged_mathematics',
        symbolGuide: true,
        strikeThrough: true,
        highlighter: true,
        scratchPad: false,
      },
    }),
  );
});

it('shows both versions of the tools in words where two edits met', () => {
  const mine = { title: 'Algebra', tools: PLAIN_TOOLS };
  const theirs = { title: 'Algebra', tools: { ...PLAIN_TOOLS, calculator: 'scientific' } };
  openDialog({ title: 'Algebra' }, { mine, theirs });

  expect(screen.getByText(/Calculator: None/)).toBeDefined();
  expect(screen.getByText(/Calculator: Scientific/)).toBeDefined();
});
