// After `react-router build`: the service worker, with the list of what it keeps (decision 52).
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'vite';

import { SITE } from './built-pages.ts';
import { buildManifestSchema, shellFiles } from './shell-files.ts';

const START_PAGE = '__spa-fallback.html';
const SOURCE = join(import.meta.dirname, '..', 'service-worker', 'service-worker.ts');

const manifestFolder = join(SITE, '.vite');
const manifest = buildManifestSchema.parse(
  JSON.parse(await readFile(join(manifestFolder, 'manifest.json'), 'utf8')),
);
// It is for this script: the site serves what stands in its folder.
await rm(manifestFolder, { recursive: true });

const { shell, extras } = shellFiles(manifest);
const router = await readRouterManifest();

await build({
  configFile: false,
  logLevel: 'warn',
  root: join(import.meta.dirname, '..'),
  publicDir: false,
  define: {
    __VERSION__: JSON.stringify(router.version),
    __START_PAGE__: JSON.stringify({ path: `/${START_PAGE}`, integrity: await integrityOf(START_PAGE) }),
    __SHELL__: JSON.stringify([...shell, router.path, '/favicon.svg']),
    __EXTRAS__: JSON.stringify(extras),
  },
  build: {
    outDir: SITE,
    emptyOutDir: false,
    rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } },
  },
});

/** The router's own list of its pages. Its version changes with any of their files. */
async function readRouterManifest(): Promise<{ path: string; version: string }> {
  const name = (await readdir(join(SITE, 'assets'))).find((file) => /^manifest-[\da-f]+\.js$/.test(file));
  const version = /^manifest-(?<version>[\da-f]+)\.js$/.exec(name ?? '')?.groups?.['version'];
  if (name === undefined || version === undefined)
    throw new Error('The router names its list differently now');

  return { path: `/assets/${name}`, version };
}

async function integrityOf(file: string): Promise<string> {
  const bytes = await readFile(join(SITE, file));

  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
