// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';

import { Dialog, DialogContent } from '#ui/dialog.tsx';

import { useShortcuts } from './use-shortcuts.ts';

afterEach(cleanup);

function Page({ dialog = false }: { dialog?: boolean }) {
  const [pressed, setPressed] = useState('');
  const press = (key: string) => () => setPressed(pressed + key);
  useShortcuts({ h: press('h'), '?': press('?'), arrowright: press('>') });

  return (
    <>
      <output>{pressed}</output>
      <input aria-label="Name" />
      <input type="radio" aria-label="Option A" />
      <button type="button">Next</button>
      <div data-scrolls-sideways>
        <button type="button">In a table</button>
      </div>
      {dialog && (
        <Dialog open>
          <DialogContent title="Help" />
        </Dialog>
      )}
    </>
  );
}

// An open dialog hides the rest of the page from roles.
const pressed = () => screen.getByRole('status', { hidden: true }).textContent;

it('runs the action of a key, whatever its case', async () => {
  render(<Page />);

  await userEvent.keyboard('hH?{ArrowRight}');

  expect(pressed()).toBe('hh?>');
});

it('works while a button or a radio button has the focus', async () => {
  render(<Page />);

  screen.getByRole('button', { name: 'Next' }).focus();
  await userEvent.keyboard('h');
  screen.getByRole('radio').focus();
  await userEvent.keyboard('h');

  expect(pressed()).toBe('hh');
});

it('leaves keys alone while the person types', async () => {
  render(<Page />);

  await userEvent.type(screen.getByRole('textbox'), 'ha?{ArrowRight}');

  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ha?');
  expect(pressed()).toBe('');
});

it('leaves keys alone that are pressed with a modifier', async () => {
  render(<Page />);

  await userEvent.keyboard('{Control>}h{/Control}{Alt>}h{/Alt}{Meta>}h{/Meta}');

  expect(pressed()).toBe('');
});

it('leaves keys alone while a dialog is open', async () => {
  render(<Page dialog />);

  await userEvent.keyboard('h');

  expect(pressed()).toBe('');
});

it('leaves the arrows to a box that scrolls sideways', async () => {
  render(<Page />);

  screen.getByRole('button', { name: 'In a table' }).focus();
  await userEvent.keyboard('{ArrowRight}h');

  expect(pressed()).toBe('h');
});
