import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { readConfig } from '#config';
import type { Db } from '#database/connect.ts';

import type { App } from '../app-instance.ts';
import { buildApp } from '../app.ts';

const SITE = fileURLToPath(new URL('../../../web/build/client', import.meta.url));

type Manifest = Record<'icons' | 'screenshots', { src: string; type: string; purpose?: string }[]> & {
  shortcuts: { url: string }[];
  start_url: string;
};

let app: App;

beforeAll(async () => {
  // Pages need no database: nothing here reads it.
  app = await buildApp({} as Db, { ...readConfig({ LOG_LEVEL: 'silent' }), site: SITE });
});
afterAll(() => app.close());

it('every page names the manifest, and all that it names is there', async () => {
  const { body: home } = await app.inject({ url: '/' });
  const response = await app.inject({ url: '/manifest.webmanifest' });
  const { icons, screenshots, shortcuts, start_url: start } = response.json<Manifest>();

  expect(home).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
  expect(home).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"/>');
  expect(response.headers['content-type']).toContain('application/manifest+json');
  expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
  for (const { src, type } of [...icons, ...screenshots]) {
    const { statusCode, headers } = await app.inject({ url: src });
    expect([src, statusCode, headers['content-type']]).toEqual([src, 200, type]);
  }
  for (const url of [start, ...shortcuts.map((shortcut) => shortcut.url), '/icons/apple-touch-icon.png']) {
    expect((await app.inject({ url })).statusCode).toBe(200);
  }
});

it('the service worker names files that are there, and the start page as it is', async () => {
  const { body: worker } = await app.inject({ url: '/sw.js' });
  const files = new Set([...worker.matchAll(/\/assets\/[\w.~-]+/g)].map(([file]) => file));
  const startPage = await app.inject({ url: '/__spa-fallback.html' });
  const hash = createHash('sha256').update(startPage.rawPayload).digest('base64');

  expect(files.size).toBeGreaterThan(50);
  for (const url of files) expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200]);
  expect(worker).toContain(`sha256-${hash}`);
  expect(startPage.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
});
