/// <reference lib="WebWorker" />
import {
  KEEP_EXTRAS,
  KEPT_BY_PAGE,
  SHELL_PREFIX,
  TAKE_OVER,
  TEST_LOCK,
  type TookOver,
} from '../app/lib/offline/names.ts';
import { isUnreachable, type Rule, ruleFor, shellsToForget } from './cache-rules.ts';
import { answerAsset, answerContent, answerPicture } from './copies.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written in by the build (`apps/web/scripts/make-service-worker.ts`). */
declare const __VERSION__: string;
/** The start page of all addresses, and its hash: a server in the middle of an update must not slip in another one. */
declare const __START_PAGE__: { path: string; integrity: string };
/** The files that a learner's pages consist of. */
declare const __SHELL__: readonly string[];
/** Those that only some tests need. */
declare const __EXTRAS__: readonly string[];

const SHELL = SHELL_PREFIX + __VERSION__;

/** Who waits longer than this for a page on a bad network gets it from the shell; its content is still asked for. */
const PAGE_PATIENCE_MS = 4_000;

/** How long a page of a test may take to be there again. */
const RELOAD_MS = 5_000;

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = shellsToForget(await caches.keys(), SHELL_PREFIX, __VERSION__);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
      const news: TookOver = { kind: 'took-over', version: __VERSION__ };
      for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(news);
    })(),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(takeOverBetweenTests());
  if (event.data === KEEP_EXTRAS) event.waitUntil(keepExtras().catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;

  const rule = ruleFor({
    method: request.method,
    url,
    isNavigation: request.mode === 'navigate',
    isAuthorized: request.headers.has('authorization'),
    isKeptByPage: request.headers.has(KEPT_BY_PAGE),
  });
  const answer = answerBy(rule, event, url);
  if (answer !== undefined) event.respondWith(answer);
});

function answerBy(rule: Rule, event: FetchEvent, { pathname }: URL): Promise<Response> | undefined {
  switch (rule) {
    case 'pass':
      return undefined;
    case 'asset':
      return pathname.startsWith('/api/')
        ? answerPicture(event.request)
        : answerAsset(event.request, __EXTRAS__.includes(pathname) ? SHELL : undefined);
    case 'content':
      return answerContent(event.request, (work) => event.waitUntil(work));
    case 'app-page':
      return startPage().then((page) => page ?? fetch(event.request));
    case 'page':
      return answerPage(event.request);
    default:
      return rule satisfies never;
  }
}

async function answerPage(request: Request): Promise<Response> {
  const fromNetwork = fetch(request);
  const inTime = Promise.race([fromNetwork, wait(PAGE_PATIENCE_MS)]);
  const answer = await inTime.catch(() => undefined);
  if (answer !== undefined && !isUnreachable(answer.status)) return answer;

  return (await startPage()) ?? fromNetwork;
}

async function startPage(): Promise<Response | undefined> {
  const shell = await caches.open(SHELL);

  return shell.match(__START_PAGE__.path, { ignoreVary: true });
}

/** All or nothing: a shell with a hole would break where nobody can mend it. */
async function keepShell(): Promise<void> {
  const shell = await caches.open(SHELL);
  const { path, integrity } = __START_PAGE__;
  await shell.addAll([new Request(path, { integrity, cache: 'no-store' }), ...__SHELL__]);
}

async function keepExtras(): Promise<void> {
  const shell = await caches.open(SHELL);
  const missing = await Promise.all(
    __EXTRAS__.map(async (path) => ((await shell.match(path)) === undefined ? [path] : [])),
  );
  await shell.addAll(missing.flat());
}

/** A test keeps the version that it was opened with. Where a browser cannot tell, the last page that closes decides. */
async function takeOverBetweenTests(): Promise<void> {
  const { locks } = self.navigator;
  await locks?.request(TEST_LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;

    // A test that is just being reloaded holds nothing until its page is there again, and then stands in line.
    await wait(RELOAD_MS);
    const { pending = [] } = await locks.query();
    if (pending.every(({ name }) => name !== TEST_LOCK)) await self.skipWaiting();
  });
}

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });
}
