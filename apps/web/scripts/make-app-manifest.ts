// After `react-router build`: what a device needs to put the site among its apps: a manifest and icons.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Resvg } from '@resvg/resvg-js';

import { appManifest, ICONS } from './app-manifest.ts';
import { SITE } from './built-pages.ts';

const bell = await readFile(join(SITE, 'favicon.svg'), 'utf8');

await mkdir(join(SITE, 'icons'), { recursive: true });
for (const { src, size, fill } of ICONS) {
  await writeFile(join(SITE, src), drawIcon(size, fill));
}
await writeFile(join(SITE, 'manifest.webmanifest'), JSON.stringify(appManifest));

/** With `fill`, the ground reaches every corner, and the bell keeps clear of the edge that a device may cut off. */
function drawIcon(size: number, fill: string | undefined): Uint8Array {
  if (fill === undefined) return new Resvg(bell, { fitTo: { mode: 'width', value: size } }).render().asPng();

  const inner = Math.round(size * 0.74);
  const margin = (size - inner) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" fill="${fill}"/>
    <svg x="${margin}" y="${margin}" width="${inner}" height="${inner}">${bell}</svg>
  </svg>`;

  return new Resvg(svg).render().asPng();
}
