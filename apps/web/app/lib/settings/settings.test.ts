// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FIRST_PAINT_SCRIPT } from './first-paint.ts';

const KEY = 'second-bell.settings';
const root = document.documentElement;

/** A page of its own: its head runs the inline script, then its modules are loaded. */
async function openPage() {
  vi.resetModules();
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">';
  const script = document.createElement('script');
  script.textContent = FIRST_PAINT_SCRIPT;
  document.head.append(script);

  return import('./settings.ts');
}

function barColours(): string[] {
  return [...document.querySelectorAll<HTMLMetaElement>('meta')].map(({ media }) => media);
}

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});
afterEach(() => vi.restoreAllMocks());

describe('a page', () => {
  it('is as usual where nothing was chosen', async () => {
    const { readSettings, USUAL_SETTINGS } = await openPage();

    expect({ ...root.dataset }).toEqual({});
    expect(readSettings()).toEqual(USUAL_SETTINGS);
    expect(USUAL_SETTINGS).toMatchObject({ textSize: '100', theme: 'system', extraTime: 'none' });
  });

  it('shows what was chosen before its own code has run', async () => {
    localStorage.setItem(KEY, JSON.stringify({ theme: 'dark', textSize: '150', font: 'dyslexia' }));
    const { readSettings } = await openPage();

    expect({ ...root.dataset }).toEqual({ theme: 'dark', textSize: '150', font: 'dyslexia' });
    expect(readSettings()).toMatchObject({ theme: 'dark', textSize: '150', motion: 'system' });
    expect(barColours()).toEqual(['not all', 'all']);
  });

  it.each([
    ['no JSON', '{"theme": '],
    ['no object', '7'],
    ['null', 'null'],
    ['unknown choices', '{"theme":"purple","textSize":150,"font":null,"constructor":"x"}'],
  ])('is as usual where the browser holds %s', async (_, text) => {
    localStorage.setItem(KEY, text);
    const { readSettings, USUAL_SETTINGS } = await openPage();

    expect({ ...root.dataset }).toEqual({});
    expect(readSettings()).toEqual(USUAL_SETTINGS);
  });
});

describe('a choice', () => {
  it('is shown at once, and is there after a reload', async () => {
    const { changeSettings } = await openPage();
    changeSettings({ theme: 'light' });
    changeSettings({ motion: 'reduced' });

    expect({ ...root.dataset }).toEqual({ theme: 'light', motion: 'reduced' });
    expect(barColours()).toEqual(['all', 'not all']);
    expect((await openPage()).readSettings()).toMatchObject({ theme: 'light', motion: 'reduced' });
  });

  it('goes away when it is set back', async () => {
    const { changeSettings, USUAL_SETTINGS } = await openPage();
    changeSettings({ theme: 'dark', textSize: '175' });
    changeSettings(USUAL_SETTINGS);

    expect({ ...root.dataset }).toEqual({});
    expect(barColours()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('that another tab makes is followed', async () => {
    const { useSettings } = await openPage();
    const { result } = renderHook(() => useSettings());
    localStorage.setItem(KEY, JSON.stringify({ theme: 'dark' }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));

    expect(root.dataset['theme']).toBe('dark');
    expect(result.current.theme).toBe('dark');
  });

  it('lasts as long as the page where the browser keeps nothing', async () => {
    const { changeSettings, readSettings } = await openPage();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    changeSettings({ theme: 'dark' });

    expect(root.dataset['theme']).toBe('dark');
    expect(readSettings().theme).toBe('dark');
  });
});
