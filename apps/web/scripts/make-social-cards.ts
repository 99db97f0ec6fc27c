// After `react-router build`: the picture that shows when a page is shared, one for each prerendered page.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { SITE_DESCRIPTION } from '../app/copy/site.ts';
import { SITE, readPages } from './built-pages.ts';
import { socialCard } from './social-card.ts';

const IMAGE = /<meta property="og:image" content="[^"]*?(?<file>\/cards\/[^"]+\.png)"/;
const TITLE = /<meta property="og:title" content="(?<title>[^"]*)"/;
const SUMMARY = /<meta property="og:description" content="(?<summary>[^"]*)"/;

for (const { file, html } of await readPages()) {
  const card = IMAGE.exec(html)?.groups?.['file'];
  if (card === undefined) throw new Error(`${file} names no picture for sharing`);

  const target = join(SITE, card);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, await socialCard(titleOf(html), summaryOf(html)));
}

/** The page's own part of its title; the site's name stands on each card anyway. */
function titleOf(html: string): string {
  return readable(TITLE.exec(html)?.groups?.['title'] ?? '').split(' | ')[0] ?? '';
}

function summaryOf(html: string): string {
  return readable(SUMMARY.exec(html)?.groups?.['summary'] ?? SITE_DESCRIPTION);
}

/** As React escapes text in an attribute. */
function readable(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
