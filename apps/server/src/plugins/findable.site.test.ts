import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { readConfig } from '#config';
import type { Db } from '#database/connect.ts';

import type { App } from '../app-instance.ts';
import { buildApp } from '../app.ts';

const SITE = fileURLToPath(new URL('../../../web/build/client', import.meta.url));

/** Path, and what search engines are told the page is, beside the organization. */
const PAGES = [
  { path: '/', kinds: [] },
  { path: '/ged', kinds: ['Course'] },
  { path: '/teas', kinds: ['Course'] },
  { path: '/nclex', kinds: ['Course'] },
  { path: '/hiset', kinds: ['Course'] },
  { path: '/about', kinds: [] },
  { path: '/contact', kinds: ['FAQPage'] },
  { path: '/404', kinds: [] },
];

const REQUIRED_TAGS = [
  '<meta name="description"',
  '<meta name="keywords"',
  '<link rel="canonical"',
  ...['title', 'description', 'url', 'image', 'type', 'site_name'].map(
    (name) => `<meta property="og:${name}"`,
  ),
  ...['card', 'title', 'description', 'image'].map((name) => `<meta name="twitter:${name}"`),
];

let app: App;

beforeAll(async () => {
  // Pages need no database: nothing here reads it.
  app = await buildApp({} as Db, { ...readConfig({ LOG_LEVEL: 'silent' }), site: SITE });
});
afterAll(() => app.close());

async function htmlOf(url: string): Promise<string> {
  return (await app.inject({ url })).body;
}

it.each(PAGES)('$path carries its tags and structured data in the HTML', async ({ path, kinds }) => {
  const html = await htmlOf(path);
  for (const tag of REQUIRED_TAGS) expect(html).toContain(tag);
  expect(html).toContain(`href="http://localhost:3000${path}"`);

  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const data = blocks.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
  expect(data.map((block) => block['@type'])).toEqual(['Organization', ...kinds]);
  for (const block of data) expect(block['@context']).toBe('https://schema.org');
});

it('gives no two pages the same title or description', async () => {
  const seen = await Promise.all(
    PAGES.map(async ({ path }) => {
      const html = await htmlOf(path);

      return [/<title>(.*?)<\/title>/.exec(html)?.[1], /name="description" content="(.*?)"/.exec(html)?.[1]];
    }),
  );
  for (const index of [0, 1]) {
    const texts = seen
      .map((pair) => pair[index])
      .filter((text) => !text?.startsWith('Practice tests with clear'));
    expect(new Set(texts).size).toBe(texts.length);
  }
});

it('lists the pages in the sitemap, and names that in robots.txt', async () => {
  const sitemap = await htmlOf('/sitemap.xml');
  for (const { path } of PAGES) {
    const isListed = sitemap.includes(`<loc>http://localhost:3000${path}</loc>`);
    expect({ path, isListed }).toEqual({ path, isListed: path !== '/404' });
  }
  expect(await htmlOf('/robots.txt')).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});

it('has a picture of its own for each page to be shared with', async () => {
  const pictures = await Promise.all(
    PAGES.map(async ({ path }) => {
      const html = await htmlOf(path);
      const [, url = ''] = /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(html) ?? [];
      const { rawPayload: picture } = await app.inject({ url });
      expect([path, picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([path, 1200, 630]);

      return picture.toString('base64');
    }),
  );
  expect(new Set(pictures).size).toBe(PAGES.length);
});

it.each(PAGES)('allows on $path no inline script but its own, and nobody else', async ({ path }) => {
  const policy = (await app.inject({ url: path })).headers['content-security-policy'];
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:/);
});
