// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { type ExamTools, PLAIN_TOOLS } from '@second-bell/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';

import { beginLog } from '#lib/attempt-log/open-log.ts';
import { OptionList } from '#ui/option-list.tsx';
import { RichText } from '#ui/rich-text.tsx';

import { ToolRoom } from './tool-room.tsx';

afterEach(cleanup);

let runs = 0;

/** A question with its tools, over a real log. */
async function openRoom(tools: Partial<ExamTools> = {}, questionId = 'q1') {
  const { log } = await beginLog({ key: `run-${(runs += 1)}`, logId: `attempt-${runs}`, header: {} });
  const picked: number[] = [];
  const room = (id: string) => (
    <ToolRoom log={log} tools={{ ...PLAIN_TOOLS, ...tools }} questionId={id} disabled={false}>
      <RichText place={`question:${id}`}>Which city is the capital of France?</RichText>
      <OptionList
        name="Answers"
        options={['Paris', 'Oslo']}
        selectedIndex={undefined}
        onSelect={(index) => picked.push(index)}
      />
    </ToolRoom>
  );
  const router = (id: string) => (
    <RouterProvider key={id} router={createMemoryRouter([{ path: '/', element: room(id) }])} />
  );
  const { rerender } = render(router(questionId));

  return {
    state: () => log.view().state,
    picked,
    user: userEvent.setup(),
    turnTo: (id: string) => rerender(router(id)),
  };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('options', () => {
  it('are struck out and brought back, which is said', async () => {
    const { state, user } = await openRoom();
    await user.click(await button('Strike out option B'));

    expect(state().struck).toEqual({ q1: ['Oslo'] });
    expect(screen.getByRole('radio', { name: /Oslo.*\(struck out\)/ })).toBeDefined();
    expect(screen.getByText('Option B struck out.')).toBeDefined();
    await user.click(await button('Strike out option B'));
    expect(state().struck).toEqual({ q1: [] });
    expect(screen.getByText('Option B is open again.')).toBeDefined();
  });

  it('are struck out by X where they have the focus', async () => {
    const { state, user } = await openRoom();
    (await screen.findByRole('radio', { name: /Paris/ })).focus();
    await user.keyboard('x');

    expect(state().struck).toEqual({ q1: ['Paris'] });
  });

  it('can be chosen all the same, and are ruled out no more', async () => {
    const { state, picked, user } = await openRoom();
    await user.click(await button('Strike out option B'));
    await user.click(screen.getByRole('radio', { name: /Oslo/ }));

    expect(picked).toEqual([1]);
    expect(state().struck).toEqual({ q1: [] });
  });

  it('are left alone where the exam strikes nothing out', async () => {
    await openRoom({ strikeThrough: false });

    expect(screen.queryByRole('button', { name: /Strike out/ })).toBeNull();
  });
});

describe('the tools', () => {
  it('are those of the test', async () => {
    await openRoom({ calculator: 'scientific', formulaSheet: 'ged_mathematics', scratchPad: false });
    const names = within(await screen.findByRole('group', { name: 'Tools' }))
      .getAllByRole('button')
      .map((tool) => tool.textContent);

    expect(names).toEqual(['Highlight', 'Calculator', 'Formulas', 'Notes']);
  });

  it('open by their key, take the focus, and give it back', async () => {
    const { user } = await openRoom({ calculator: 'scientific' });
    await button('Calculator');
    await user.keyboard('k');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Calculator keys'));

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Calculator' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Calculator');
  });

  it('calculate what is typed, say it, and keep it', async () => {
    const { state, user } = await openRoom({ calculator: 'scientific' });
    await user.click(await button('Calculator'));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Calculator keys'));
    await user.keyboard('1/3*3{Enter}');

    expect(screen.getByText('Result: 1')).toBeDefined();
    expect(state().calculator).toMatchObject({ ans: { value: '1|1|0' } });
  });

  it('turn the keys over for a root with an index', async () => {
    const { user } = await openRoom({ calculator: 'scientific' });
    await user.click(await button('Calculator'));
    for (const name of ['3', '2nd, Second functions', 'Root, its index first', '8', 'Enter']) {
      // oxlint-disable-next-line no-await-in-loop -- one key after another
      await user.click(await button(name));
    }

    expect(screen.getByText('Entry: 3 root of 8')).toBeDefined();
    expect(screen.getByText('Result: 2')).toBeDefined();
  });

  it('say what is wrong in words', async () => {
    const { user } = await openRoom({ calculator: 'drop_down' });
    await user.click(await button('Calculator'));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Calculator keys'));
    await user.keyboard('1/0=');

    expect(screen.getByText('Cannot divide by 0')).toBeDefined();
  });

  it('keep a note when its field is left, each question its own', async () => {
    const { state, user, turnTo } = await openRoom();
    await user.click(await button('Notes'));
    await user.type(await screen.findByLabelText('Your note on this question'), 'Look again');
    await user.tab();
    expect(state().notes).toEqual({ q1: 'Look again' });

    turnTo('q2');
    await user.click(await button('Notes'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your note on this question').value).toBe('');
  });

  it('keep a note that is shut while it is written', async () => {
    const { state, user } = await openRoom();
    await user.click(await button('Notes'));
    await user.type(await screen.findByLabelText('Your note on this question'), 'Look again');
    await user.click(await button('Close Notes'));

    expect(state().notes).toEqual({ q1: 'Look again' });
    expect(await screen.findByRole('button', { name: /^Notes/ })).toBeDefined();
  });

  it('keep what is on the pad', async () => {
    const { state, user } = await openRoom();
    await user.click(await button('Scratch pad'));
    await user.type(await screen.findByLabelText('Write'), '2 x 3');
    await user.tab();

    expect(state().scratchPad.text).toBe('2 x 3');
  });

  it('show the formulas of the exam, with their source', async () => {
    const { user } = await openRoom({ formulaSheet: 'hiset_mathematics', symbolGuide: true });
    await user.click(await button('Formulas'));

    expect(await screen.findByText('Trapezoid')).toBeDefined();
    expect(screen.getByText(/^Source: .*HiSET/)).toBeDefined();
    await user.click(await button('Symbols'));
    expect(await screen.findByText('How to type an answer')).toBeDefined();
  });
});

describe('the highlighter', () => {
  function selectWords(from: number, to: number): void {
    const text = document.querySelector('[data-place] p')?.firstChild;
    if (text) document.getSelection()?.setBaseAndExtent(text, from, text, to);
  }

  it('marks what is selected, lists it in words, and clears it', async () => {
    const { state, user } = await openRoom();
    await button('Highlight');
    selectWords(6, 10);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Highlight' })).toHaveLength(2));
    await user.click(screen.getAllByRole('button', { name: 'Highlight' })[1] ?? document.body);
    expect(state().highlights).toEqual({ 'question:q1': [[6, 10]] });
    expect(screen.getByText('Highlighted.')).toBeDefined();

    await user.click(await button('Notes'));
    const [item] = await screen.findAllByRole('listitem');
    expect(item?.textContent).toContain('city');
    await user.click(await button('Clear: city'));
    expect(state().highlights).toEqual({ 'question:q1': [] });
  });

  it('goes from word to word with the keyboard', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const { state, user } = await openRoom();
    await button('Highlight');
    await user.keyboard('m');
    await screen.findByRole('application', { name: 'Highlight with the keyboard' });
    expect(await screen.findByText('Which')).toBeDefined();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('city')).toBeDefined();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(await screen.findByText('city is')).toBeDefined();
    await user.keyboard('{Enter}');

    expect(state().highlights).toEqual({ 'question:q1': [[6, 13]] });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('application')).toBeNull();
  });
});
