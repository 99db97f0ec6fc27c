import type { APIRequestContext } from '@playwright/test';

import { expect, expectAccessible, test } from './journey.ts';

/** Path, heading, and what search engines are told the page is, beside the organization. */
const PAGES = [
  { path: '/', heading: 'Pass the exam you came back for', kinds: [] },
  { path: '/ged', heading: 'GED practice that explains itself', kinds: ['Course'] },
  { path: '/teas', heading: 'Walk into the TEAS prepared', kinds: ['Course'] },
  { path: '/nclex', heading: 'Clinical judgment, one question at a time', kinds: ['Course'] },
  { path: '/hiset', heading: 'Five subjects to your diploma', kinds: ['Course'] },
  { path: '/about', heading: 'It is never too late for the second bell', kinds: [] },
  { path: '/contact', heading: 'Ask us anything', kinds: ['FAQPage'] },
  { path: '/404', heading: '404 Page Not Found', kinds: [] },
] as const;

const REQUIRED_TAGS = [
  '<meta name="description"',
  '<meta name="keywords"',
  '<link rel="canonical"',
  ...['title', 'description', 'url', 'image', 'type', 'site_name'].map(
    (name) => `<meta property="og:${name}"`,
  ),
  ...['card', 'title', 'description', 'image'].map((name) => `<meta name="twitter:${name}"`),
];

async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

for (const { path, kinds } of PAGES) {
  test(`${path} carries its tags and structured data in the HTML`, async ({ request }) => {
    const html = await htmlOf(request, path);
    for (const tag of REQUIRED_TAGS) expect(html).toContain(tag);
    expect(html).toContain(`href="http://localhost:3000${path}"`);

    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const data = blocks.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
    expect(data.map((block) => block['@type'])).toEqual(['Organization', ...kinds]);
    for (const block of data) expect(block['@context']).toBe('https://schema.org');
  });
}

test('no two pages share a title or a description', async ({ request }) => {
  const seen = await Promise.all(
    PAGES.map(async ({ path }) => {
      const html = await htmlOf(request, path);

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

test('sitemap and robots are there', async ({ request }) => {
  const sitemap = await htmlOf(request, '/sitemap.xml');
  for (const { path } of PAGES) {
    const isListed = sitemap.includes(`<loc>http://localhost:3000${path}</loc>`);
    expect(isListed, path).toBe(path !== '/404');
  }
  expect(await htmlOf(request, '/robots.txt')).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});

test('each page has a picture of its own to be shared with', async ({ request }) => {
  const pictures = await Promise.all(
    PAGES.map(async ({ path }) => {
      const html = await htmlOf(request, path);
      const [, address = ''] =
        /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(html) ?? [];
      const picture = await (await request.get(address)).body();
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([1200, 630]);

      return picture.toString('base64');
    }),
  );
  expect(new Set(pictures).size).toBe(PAGES.length);
});

test('the pages allow no inline script but their own, and nobody else', async ({ request }) => {
  for (const { path } of PAGES) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:/);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path, heading } of [...PAGES, { path: '/nowhere', heading: '404 Page Not Found' }]) {
    test(`${path} can be read, and its links lead on`, async ({ page, errors }) => {
      errors.expected.push(/404/);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'GED' })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
    });
  }

  test('a start button leads to product selection', async ({ page }) => {
    await page.goto('/ged');
    await page.getByRole('link', { name: 'Start GED practice' }).click();
    await expect(page).toHaveURL('/student/select-product');
  });
});

for (const look of [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 320, height: 640 } },
] as const) {
  test.describe(`${look.colorScheme}, ${look.viewport.width} px wide`, () => {
    test.use({ ...look, contextOptions: { reducedMotion: 'reduce' } });
    for (const { path, heading } of PAGES) {
      test(`${path}: axe finds nothing and nothing scrolls sideways`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}
