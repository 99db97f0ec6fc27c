// After `react-router build`: what the server needs to know of the pages, and their compressed copies.
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { RouteConfigEntry } from '@react-router/dev/routes';

import { PATHS_WITHOUT_CHROME } from '../app/features/site/site-chrome.ts';
import appRoutes from '../app/routes.ts';
import { robotsText, sitemapOf } from './search-files.ts';
import { startAfterPaint } from './start-after-paint.ts';

const SITE = join(import.meta.dirname, '..', 'build', 'client');
const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.xml',
  '.txt',
  '.data',
  '.webmanifest',
  '.ttf',
]);
const COMPRESSED_FROM_BYTES = 1024;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

const ORIGIN = (process.env['VITE_PUBLIC_URL'] ?? 'http://localhost:3000').replace(/\/+$/, '');
const NOT_FOUND_PAGE = '404/index.html';

const pages = await readPages();
await writeSearchFiles();
await startPagesAfterPaint();
const files = await listFiles(SITE);
const scriptHashes = Object.fromEntries(
  await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => [relative(SITE, file), hashesOf(await readFile(file, 'utf8'))] as const),
  ),
);
const fallback = files.some((file) => file.endsWith('__spa-fallback.html'))
  ? '__spa-fallback.html'
  : 'index.html';

const pageAddresses = pages.map(({ file }) => `/${relative('.', join(file, '..')).replaceAll('\\', '/')}`);
const routes = addressesOf(appRoutes).filter(
  (address) => !pageAddresses.includes(address) && !isWhollyBuilt(address),
);

/**
 * Addresses without header and footer start from the fallback, and so do those of a route of their own (a guide that does
 * not exist): the page of all others would not fit what the router makes of them.
 */
const notFound = {
  page: NOT_FOUND_PAGE,
  except: [...PATHS_WITHOUT_CHROME, ...addressesOf(appRoutes).filter(isWhollyBuilt).map(partBeforeParameter)],
};

await writeFile(join(SITE, '..', 'site.json'), JSON.stringify({ scriptHashes, fallback, routes, notFound }));
await Promise.all(files.map(compress));

/** The addresses of a route map, `*` left out: what it shows is an answer to an address that does not exist. */
function addressesOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const address = path === undefined ? parent : `${parent}/${path}`;

    return [
      ...(path === undefined || path === '*' ? [] : [address]),
      ...addressesOf(children ?? [], address),
    ];
  });
}

/** The prerendered pages, as the router wrote them, by their files inside the site. */
async function readPages(): Promise<{ file: string; html: string }[]> {
  const names = (await listFiles(SITE)).filter((file) => file.endsWith('index.html'));

  return Promise.all(
    names.map(async (file) => ({ file: relative(SITE, file), html: await readFile(file, 'utf8') })),
  );
}

/** The fallback has nothing to paint before its code is there: it stays as it is. */
async function startPagesAfterPaint(): Promise<void> {
  for (const page of pages) {
    const { html, start } = startAfterPaint(page.html);
    await writeFile(join(SITE, start.name), start.code);
    await writeFile(join(SITE, page.file), html);
  }
}

/** What search engines ask for first: which pages there are. */
async function writeSearchFiles(): Promise<void> {
  await writeFile(join(SITE, 'sitemap.xml'), sitemapOf(pages, ORIGIN));
  await writeFile(join(SITE, 'robots.txt'), robotsText(ORIGIN));
}

/** Whether the pages of an address with a parameter were built one by one: there are no others then. */
function isWhollyBuilt(address: string): boolean {
  if (!address.includes(':')) return false;
  const pattern = new URLPattern({ pathname: address });

  return pageAddresses.some((pathname) => pattern.test({ pathname }));
}

/** `/study-materials/guides/:slug` → `/study-materials/guides/`. */
function partBeforeParameter(address: string): string {
  return address.slice(0, address.indexOf(':'));
}

/**
 * The policy sources of every inline script of a page: the security policy allows these and no others. Structured data
 * is no script: it never runs, so it needs no leave.
 */
function hashesOf(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/g)];

  return scripts
    .filter(({ groups }) => !/src=|application\/ld\+json/.test(groups?.['attributes'] ?? ''))
    .filter(({ groups }) => groups?.['body'] !== '')
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.['body'] ?? '')
          .digest('base64')}'`,
    );
}

async function compress(file: string): Promise<void> {
  if (!COMPRESSIBLE.has(extname(file)) || (await stat(file)).size < COMPRESSED_FROM_BYTES) return;

  const bytes = await readFile(file);
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    writeFile(`${file}.gz`, await compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION })),
    writeFile(`${file}.br`, await compressBrotli(bytes, brotliOptions)),
  ]);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });

  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
