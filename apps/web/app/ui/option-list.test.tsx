// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { OptionList } from './option-list.tsx';

afterEach(cleanup);

const OPTIONS = ['3 pots', '4 pots', '6 pots'];

function renderOptions(props: Partial<Parameters<typeof OptionList>[0]> = {}) {
  const chosen: number[] = [];
  render(
    <OptionList
      name="Answers to question 1"
      options={OPTIONS}
      selectedIndex={undefined}
      onSelect={(index) => chosen.push(index)}
      {...props}
    />,
  );

  return chosen;
}

const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('names the group, and each option by its letter and text', () => {
  renderOptions();

  const group = screen.getByRole('group', { name: 'Answers to question 1' });
  expect(within(group).getAllByRole('radio')).toHaveLength(3);
  expect(option('A 3 pots').checked).toBe(false);
  expect(option('C 6 pots').checked).toBe(false);
});

it('tells which option was picked', async () => {
  const chosen = renderOptions({ selectedIndex: 0 });

  expect(option('A 3 pots').checked).toBe(true);
  await userEvent.click(option('B 4 pots'));

  expect(chosen).toEqual([1]);
});

it('moves among the options with up and down without picking one', async () => {
  const chosen = renderOptions();

  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(option('B 4 pots'));
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(option('C 6 pots'));
  expect(chosen).toEqual([]);

  await userEvent.keyboard(' ');
  expect(chosen).toEqual([2]);
});

it('says in words which option is right and which is not', () => {
  renderOptions({ selectedIndex: 1, marks: { 1: 'incorrect', 2: 'correct' } });

  expect(option('B 4 pots Not right').checked).toBe(true);
  expect(option('C 6 pots Right answer').checked).toBe(false);
});

it('cannot be changed while disabled', async () => {
  const chosen = renderOptions({ disabled: true });

  await userEvent.click(option('A 3 pots'));

  expect(chosen).toEqual([]);
});
