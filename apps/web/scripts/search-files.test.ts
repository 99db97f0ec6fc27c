import { expect, it } from 'vitest';

import { robotsText, sitemapOf } from './search-files.ts';

const ORIGIN = 'https://bell.example';

it('lists every page by its address, and leaves out those that are not to be found', () => {
  const sitemap = sitemapOf(
    [
      { file: 'ged/index.html', html: '<html>' },
      { file: 'index.html', html: '<html>' },
      { file: '404/index.html', html: '<meta name="robots" content="noindex"/>' },
    ],
    ORIGIN,
  );

  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(['https://bell.example/', 'https://bell.example/ged']);
});

it('leads from robots.txt to the sitemap and keeps crawlers off the calls', () => {
  expect(robotsText(ORIGIN)).toContain('Sitemap: https://bell.example/sitemap.xml');
  expect(robotsText(ORIGIN)).toContain('Disallow: /api/');
});
