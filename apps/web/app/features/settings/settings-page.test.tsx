// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { changeSettings, readSettings, USUAL_SETTINGS } from '#lib/settings/settings.ts';

import { SettingsPage } from './settings-page.tsx';

beforeEach(() => changeSettings(USUAL_SETTINGS));
afterEach(cleanup);

const group = (name: string) => within(screen.getByRole('group', { name }));

it('shows what is chosen, and keeps another choice at once', async () => {
  render(<SettingsPage />);
  expect(group('Text size').getByRole('radio', { name: 'Usual' })).toHaveProperty('checked', true);

  await userEvent.click(group('Text size').getByRole('radio', { name: 'Very large' }));
  expect(group('Text size').getByRole('radio', { name: 'Very large' })).toHaveProperty('checked', true);
  expect(readSettings()).toEqual({ ...USUAL_SETTINGS, textSize: '150' });
});

it('offers at least four sizes of text, the smallest first', () => {
  render(<SettingsPage />);
  const sizes = group('Text size').getAllByRole<HTMLInputElement>('radio');

  expect(sizes.map(({ value }) => Number(value))).toEqual([100, 115, 130, 150, 175]);
});

it('sets everything back', async () => {
  changeSettings({ theme: 'dark', extraTime: '2' });
  render(<SettingsPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Set everything back' }));

  expect(readSettings()).toEqual(USUAL_SETTINGS);
  expect(group('Extra time').getByRole('radio', { name: 'None' })).toHaveProperty('checked', true);
});
