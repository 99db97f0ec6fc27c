// `npm run bench:pages`: Lighthouse, as a phone sees it, on every public page. See bench/README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

import { findBrowser } from '../scripts/machine.mjs';
import { startProduct } from './servers.ts';

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const BROWSER_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'second-bell-pages-'));
const site = await startProduct({ folder });
const browser = await launch({ chromePath: findBrowser() ?? 'chromium', chromeFlags: BROWSER_FLAGS });

try {
  console.log(row('page', ['perf', 'a11y', 'best', 'seo', 'LCP ms', 'CLS', 'JS kB']));
  for (const page of wanted.length > 0 ? wanted : await publicPages(site.url)) {
    const report = await lighthouse(site.url + page, { port: browser.port, logLevel: 'error' });
    if (report === undefined) throw new Error(`Lighthouse gave no report for ${page}`);
    print(page, report.lhr, await kilobytesOfScript(report.lhr.audits));
  }
} finally {
  browser.kill();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Every page that a visitor may come in by. The sitemap names them by the address that the site was built for. */
async function publicPages(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();

  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

function print(page: string, { categories, audits }: Result, script: string): void {
  const scores = SCORES.map((name) => String(Math.round((categories[name]?.score ?? 0) * 100)));
  const paint = Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN);
  const shift = (audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3);
  console.log(row(page, [...scores, String(paint), shift, script]));
  for (const { id, title, score, scoreDisplayMode } of Object.values(audits)) {
    if (scoreDisplayMode === 'binary' && score === 0) console.log(`  ${id}: ${title}`);
  }
}

/** What was asked for before anyone touched the page, as the server sends it: brotli, without headers. */
async function kilobytesOfScript(audits: Result['audits']): Promise<string> {
  const details = audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  const scripts = items
    .filter((item) => item['resourceType'] === 'Script')
    .flatMap(({ url }) => (typeof url === 'string' ? [url] : []));
  const sizes = await Promise.all([...new Set(scripts)].map(bytesOf));

  return (sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000).toFixed(1);
}

async function bytesOf(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });

  return Number(headers.get('content-length'));
}

function row(name: string, values: readonly string[]): string {
  return name.padEnd(26) + values.map((value) => value.padStart(8)).join('');
}
