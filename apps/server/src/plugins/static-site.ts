import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

import type { App } from '../app-instance.ts';
import { AppError } from '../app-error.ts';
import { newGuestCookie } from './guest.ts';
import { pageContentPolicy, WORKER_CONTENT_POLICY } from './security-headers.ts';
import { SERVICE_WORKER_OFF } from './service-worker-off.ts';

/** Written by the web app's build beside its pages (`apps/web/scripts/finish-build.ts`). */
const siteManifestSchema = z.object({
  /** Inline script hashes of each HTML file, by its path inside the site. */
  scriptHashes: z.record(z.string(), z.array(z.string())),
  /** The HTML file that starts the app for addresses without a page of their own. */
  fallback: z.string(),
  /** Addresses that the app answers beyond its own pages: `/student/test/:testId`. */
  routes: z.array(z.string()),
  /** The page of an address that does not exist, and the starts of addresses that get the fallback instead. */
  notFound: z.object({ page: z.string(), except: z.array(z.string()) }).optional(),
});

/** The service worker that keeps pages and tests for offline use (`apps/web/service-worker`). */
const SERVICE_WORKER = 'sw.js';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The built web app in the folder `site`: pages, assets compressed at build, and the app's start page for every other
 * address. Without a folder (tests of the API alone) only the API answers. With `isOfflineOn` false, browsers are told to
 * keep nothing for offline use.
 */
export async function registerStaticSite(
  app: App,
  { site, isOfflineOn = true }: { site?: string | undefined; isOfflineOn?: boolean | undefined },
): Promise<void> {
  const serveFallback = site === undefined ? undefined : await serveSite(app, site);
  if (!isOfflineOn) turnOfflineOff(app);

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && !/^\/(?:api|assets)(?:\/|$)/.test(path);
    if (!serveFallback || !isPage)
      throw new AppError('not_found', `Nothing is found at ${request.method} ${path}`);

    serveFallback(reply, path);
  });
}

async function serveSite(app: App, site: string) {
  const manifest = siteManifestSchema.parse(
    JSON.parse(await readFile(join(site, '..', 'site.json'), 'utf8')),
  );
  const policies = new Map(
    Object.entries(manifest.scriptHashes).map(([file, hashes]) => [file, pageContentPolicy(hashes)]),
  );
  const routes = manifest.routes.map((pathname) => new URLPattern({ pathname }));

  await app.register(fastifyStatic, {
    root: site,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const file = path.slice(site.length + 1).replace(/\.(br|gz)$/, '');
      const policy = file === SERVICE_WORKER ? WORKER_CONTENT_POLICY : policies.get(file);
      if (policy !== undefined) void reply.header('content-security-policy', policy);
      if (file.startsWith('assets/')) {
        void reply.header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`);
        return;
      }
      const cookie = file.endsWith('.html')
        ? newGuestCookie(reply.request.raw, reply.request.protocol === 'https')
        : undefined;
      if (cookie !== undefined) void reply.header('set-cookie', cookie);
      // A cache that many share must not keep one visitor's cookie for the next.
      void reply.header('cache-control', cookie === undefined ? 'no-cache' : 'private, no-cache');
    },
  });

  return (reply: FastifyReply, path: string): void => {
    const isKnown = routes.some((route) => route.test({ pathname: path }));
    // The reply is not returned: what is returned is waited for, and whoever sends a file waits for it already.
    void reply.code(isKnown ? 200 : 404).sendFile(isKnown ? manifest.fallback : notFoundPage(manifest, path));
  };
}

/** Browsers that have the worker ask for it again with each page they open, and get one that ends it. */
function turnOfflineOff(app: App): void {
  app.get(`/${SERVICE_WORKER}`, (_request, reply) =>
    reply
      .header('content-security-policy', WORKER_CONTENT_POLICY)
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(SERVICE_WORKER_OFF),
  );
}

/** A page of its own can be read without JavaScript; the fallback cannot. */
function notFoundPage({ fallback, notFound }: z.infer<typeof siteManifestSchema>, path: string): string {
  if (notFound === undefined || notFound.except.some((start) => path.startsWith(start))) return fallback;

  return notFound.page;
}
