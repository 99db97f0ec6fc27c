// @vitest-environment jsdom
import type { ContentOf, QuestionTypeName, ResponseOf } from '@second-bell/question-types';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { ItemAnswer } from './item-answer.tsx';

afterEach(cleanup);

const user = userEvent.setup();
const FOUR = ['North', 'East', 'South', 'West'].map((text, index) => ({ id: 'abcd'.charAt(index), text }));

/** Shows the question as a flow does, which keeps what was given; the function tells what that is. */
async function shown<T extends QuestionTypeName>(type: T, content: ContentOf<T>, disabled = false) {
  let given: ResponseOf<T> | null = null;
  function Flow() {
    const [response, setResponse] = useState<ResponseOf<T> | null>(null);
    given = response;

    return (
      <ItemAnswer<T>
        type={type}
        name="Answers to question 3"
        content={content}
        response={response}
        onChange={setResponse}
        disabled={disabled}
      />
    );
  }
  render(<Flow />);
  await screen.findByRole('group', { name: /Answers to question 3/ });

  return () => given;
}

const press = (role: string, name: string | RegExp) => user.click(screen.getByRole(role, { name }));

describe('with the keyboard alone', () => {
  /** Goes on with Tab until the control has the focus, as somebody without a mouse does. */
  async function tabTo(role: string, name: string | RegExp): Promise<void> {
    const control = screen.getByRole(role, { name });
    for (let tries = 0; tries < 40 && document.activeElement !== control; tries += 1) await user.tab();
    expect(document.activeElement).toBe(control);
  }

  it('marks options of multiple select', async () => {
    const given = await shown('multiple_select', { options: FOUR });
    await tabTo('checkbox', 'B East');
    await user.keyboard(' ');
    await tabTo('checkbox', 'D West');
    await user.keyboard(' ');

    expect(given()).toEqual(['b', 'd']);
    expect(screen.getByText('2 chosen')).toBeDefined();
  });

  it('puts tokens on targets', async () => {
    const targets = [
      { id: '1', text: 'Sunrise' },
      { id: '2', text: 'Sunset' },
    ];
    const given = await shown('drag_match', { tokens: FOUR, targets, reuse: false });
    await tabTo('button', 'East');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Holding East. Choose where it goes.')).toBeDefined();
    await tabTo('button', /^Sunrise: /);
    await user.keyboard('{Enter}');

    expect(given()).toEqual({ 1: 'b' });
    expect(screen.queryByRole('button', { name: 'East' })).toBeNull();
  });

  it('puts steps in order and moves them', async () => {
    const given = await shown('ordered_response', { options: FOUR });
    for (const name of ['West', 'North', 'East', 'South']) {
      await tabTo('button', name);
      await user.keyboard('{Enter}');
    }
    expect(given()).toEqual(['d', 'a', 'b', 'c']);
    await tabTo('button', 'Move South up');
    await user.keyboard('{Enter}');

    expect(given()).toEqual(['d', 'a', 'c', 'b']);
    expect(screen.getByText('South: now number 3 of 4.')).toBeDefined();
  });
});

it('takes no more than are asked for, until one is taken back', async () => {
  const given = await shown('multiple_select', { options: FOUR, select: 2 });
  await press('checkbox', 'A North');
  await press('checkbox', 'B East');
  await press('checkbox', 'C South');
  expect(given()).toEqual(['a', 'b']);
  await press('checkbox', 'A North');
  await press('checkbox', 'C South');

  expect(given()).toEqual(['b', 'c']);
});

it('takes a number as it is typed', async () => {
  const given = await shown('numeric_entry', { unit: 'mL' });
  await user.type(screen.getByRole('textbox', { name: 'Your answer in mL' }), '1 1/2');

  expect(given()).toBe('1 1/2');
});

it('takes a choice for each blank, and takes it back', async () => {
  const blanks = [
    { id: '1', options: FOUR },
    { id: '2', options: FOUR },
  ];
  const given = await shown('drop_down', { text: 'From {{1}} to {{2}}.', blanks, scoring: 'each' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Blank 1' }), 'East');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Blank 2' }), 'West');
  expect(given()).toEqual({ 1: 'b', 2: 'd' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Blank 2' }), 'Choose…');

  expect(given()).toEqual({ 1: 'b' });
});

it('takes blanks in a table, whose cells keep their heads', async () => {
  const text = '| Sign | Means |\n| --- | --- |\n| Fever | {{1}} |\n| Cough | stays |';
  await shown('drop_down', { text, blanks: [{ id: '1', options: FOUR }], scoring: 'each' });

  expect(screen.getByRole('columnheader', { name: 'Means' })).toBeDefined();
  expect(screen.getByRole('cell', { name: /Fever/ })).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Blank 1' })).toBeDefined();
});

it('takes one mark in each row of a matrix, or several', async () => {
  const rows = [
    { id: '1', text: 'Fever' },
    { id: '2', text: 'Cough' },
  ];
  const one = await shown('matrix', { rows, columns: FOUR, perRow: 'one' });
  await press('radio', 'Fever: North');
  await press('radio', 'Fever: East');
  expect(one()).toEqual({ 1: ['b'] });
  cleanup();

  const several = await shown('matrix', { rows, columns: FOUR, perRow: 'several' });
  await press('checkbox', 'Cough: North');
  await press('checkbox', 'Cough: West');
  expect(several()).toEqual({ 2: ['a', 'd'] });
  await press('checkbox', 'Cough: North');
  await press('checkbox', 'Cough: West');
  expect(several()).toEqual({});
});

it('marks pieces of a text', async () => {
  const pieces = [
    { text: 'The client is ' },
    { text: 'pale', id: '1' },
    { text: ' and ' },
    { text: 'cold', id: '2' },
  ];
  const given = await shown('highlight', { form: 'text', pieces });
  await press('button', 'cold');

  expect(given()).toEqual(['2']);
  expect(screen.getByRole('button', { name: 'cold', pressed: true })).toBeDefined();
});

it('fills a bow-tie', async () => {
  const given = await shown('bow_tie', { actions: FOUR, conditions: FOUR, parameters: FOUR });
  const [actions, condition, parameters] = screen.getAllByRole('group').slice(1);
  if (!actions || !condition || !parameters) throw new Error('The three groups are not there');
  await user.click(screen.getAllByRole('checkbox', { name: 'A North' })[0] ?? actions);
  await user.click(screen.getAllByRole('checkbox', { name: 'B East' })[0] ?? actions);
  await user.click(screen.getByRole('radio', { name: 'C South' }));
  await user.click(screen.getAllByRole('checkbox', { name: 'D West' })[1] ?? parameters);

  expect(given()).toEqual({ actions: ['a', 'b'], condition: 'c', parameters: ['d'] });
});

it('marks a place on a picture by its name', async () => {
  const shape = { kind: 'rectangle' as const, x: 0, y: 0, width: 50, height: 50 };
  const regions = FOUR.slice(0, 2).map((region) => ({ ...region, shape }));
  const given = await shown('hot_spot', { regions, select: 1 });
  await press('radio', 'A North');
  await press('radio', 'B East');

  expect(given()).toEqual(['b']);
});

it('counts the words of an essay', async () => {
  const given = await shown('extended_response', { rubric: [], minWords: 3 });
  await user.type(screen.getByRole('textbox', { name: /^Your essay/ }), 'Work pays off');

  expect(given()).toEqual({ text: 'Work pays off' });
  expect(screen.getByText('3 words')).toBeDefined();
});

it('cannot be changed once it is closed', async () => {
  const given = await shown('multiple_select', { options: FOUR }, true);
  await press('checkbox', 'A North');

  expect(given()).toBeNull();
});
