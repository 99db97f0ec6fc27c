// After `react-router build`: what the server needs to know of the pages, and their compressed copies.
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { PATHS_WITHOUT_CHROME } from '../app/features/site/site-chrome.ts';
import appRoutes from '../app/routes.ts';
import { addressesOf, addressOfPage, isWhollyBuilt, partBeforeParameter } from './addresses.ts';
import { listFiles, readPages, SITE } from './built-pages.ts';
import { compressFiles } from './compress-files.ts';
import { scriptHashesOf } from './script-hashes.ts';
import { robotsText, sitemapOf } from './search-files.ts';
import { slimRouteManifest } from './slim-route-manifest.ts';
import { startAfterPaint } from './start-after-paint.ts';

const ORIGIN = (process.env['VITE_PUBLIC_URL'] ?? 'http://localhost:3000').replace(/\/+$/, '');
const NOT_FOUND_PAGE = '404/index.html';
const FALLBACK = '__spa-fallback.html';

const pages = await readPages();
await writeFile(join(SITE, 'sitemap.xml'), sitemapOf(pages, ORIGIN));
await writeFile(join(SITE, 'robots.txt'), robotsText(ORIGIN));
await startPagesAfterPaint();

const files = await listFiles(SITE);
await slimManifests();
const addresses = addressesOf(appRoutes);
const pageAddresses = pages.map(({ file }) => addressOfPage(file));
const built = addresses.filter((address) => isWhollyBuilt(address, pageAddresses));

const site = {
  scriptHashes: await readScriptHashes(),
  fallback: files.includes(join(SITE, FALLBACK)) ? FALLBACK : 'index.html',
  routes: addresses.filter((address) => !pageAddresses.includes(address) && !built.includes(address)),
  /**
   * Addresses without header and footer start from the fallback, and so do those of a route of their own (a guide that
   * does not exist): the page of all others would not fit what the router makes of them.
   */
  notFound: { page: NOT_FOUND_PAGE, except: [...PATHS_WITHOUT_CHROME, ...built.map(partBeforeParameter)] },
};
await writeFile(join(SITE, '..', 'site.json'), JSON.stringify(site));
await compressFiles(files);

/** The fallback has nothing to paint before its code is there: it stays as it is. */
async function startPagesAfterPaint(): Promise<void> {
  for (const page of pages) {
    const { html, start } = startAfterPaint(page.html);
    await writeFile(join(SITE, start.name), start.code);
    await writeFile(join(SITE, page.file), html);
  }
}

async function slimManifests(): Promise<void> {
  for (const file of files.filter((name) => /\/assets\/manifest-[\da-f]+\.js$/.test(name))) {
    await writeFile(file, slimRouteManifest(await readFile(file, 'utf8')));
  }
}

async function readScriptHashes(): Promise<Record<string, string[]>> {
  const entries = files
    .filter((file) => file.endsWith('.html'))
    .map(async (file) => [relative(SITE, file), scriptHashesOf(await readFile(file, 'utf8'))] as const);

  return Object.fromEntries(await Promise.all(entries));
}
