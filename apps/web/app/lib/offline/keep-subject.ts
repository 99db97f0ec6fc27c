import type { PracticeTest } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';

import { fillPath } from '../api-client.ts';
import { type KeptSubject, markKeptSubject } from './kept-subjects.ts';
import { KEEP_EXTRAS, KEPT_BY_PAGE, KEPT_PREFIX } from './names.ts';
import { picturesIn } from './pictures.ts';
import { register, workersOf } from './registration.ts';
import { studentTestAddresses } from './test-addresses.ts';

/** Why nothing could be kept, or not all. */
export type Refusal =
  /** No service worker: an old browser, or an address without TLS. */
  | 'unsupported'
  /** A private window, or settings that forbid it. */
  | 'forbidden'
  /** No room is left. */
  | 'full'
  /** The connection broke off; what is kept stays, and the rest can follow. */
  | 'broken-off';

export class KeepRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.name = 'KeepRefused';
    this.refusal = refusal;
  }
}

export type SubjectToKeep = { subjectId: string; productId: string; name: string };

/** How many of the parts are kept, as far as they are known: tests tell of their pictures. */
export type KeepProgress = { done: number; known: number; bytes: number };

const AT_ONCE = 4;

/**
 * Keeps a subject for offline use: the lists that lead to it, the questions of its tests, and their pictures. What an
 * earlier download kept is not fetched again. Throws `KeepRefused`, and the signal's reason where it is broken off.
 */
export async function keepSubject(
  subject: SubjectToKeep,
  onProgress: (progress: KeepProgress) => void,
  signal: AbortSignal,
): Promise<KeptSubject> {
  await haveWorker();
  const { subjectId, productId, name } = subject;
  const cache = await caches.open(KEPT_PREFIX + subjectId).catch(() => {
    throw new KeepRefused('forbidden');
  });
  const progress = { done: 0, known: 0, bytes: 0 };
  const kept: KeptSubject = { subjectId, name, testCount: 0, bytes: 0, isWhole: false };
  const testsAddress = fillPath(calls.catalog.practiceTests.path, { subjectId });
  const fetchPart = async (address: string) => {
    const part = await keepPart(cache, address, signal);
    progress.done += 1;
    progress.bytes += part.bytes;
    onProgress({ ...progress });

    return part.text;
  };
  const fetchAll = async (addresses: readonly string[]) => {
    progress.known += addresses.length;
    const texts: string[] = [];
    const queue = addresses.values();
    const worker = async () => {
      for (const address of queue) texts.push(await fetchPart(address));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));

    return texts;
  };

  await mark(kept);
  // Browsers that ask for leave ask once; without it, they may clear what has not been used for long.
  await navigator.storage.persist().catch(() => false);
  progress.known = 1;
  const tests = JSON.parse(await fetchPart(testsAddress)) as PracticeTest[];
  const lists = [
    calls.catalog.products.path,
    fillPath(calls.catalog.subjects.path, { productId }),
    calls.catalog.mockExams.path,
  ];
  const testAddresses = tests.flatMap(({ id }) => studentTestAddresses(id));
  const texts = await fetchAll([...lists, ...testAddresses]);
  await fetchAll(picturesIn(texts));
  (await workersOf()?.ready)?.active?.postMessage(KEEP_EXTRAS);

  const whole = { ...kept, testCount: tests.length, bytes: progress.bytes, isWhole: true };
  await mark(whole);

  return whole;
}

/** Copies are of use only to a service worker. */
async function haveWorker(): Promise<void> {
  const registering = register();
  if (registering === undefined || typeof caches === 'undefined') throw new KeepRefused('unsupported');

  await registering.catch((error: unknown) => {
    throw new KeepRefused(error instanceof DOMException ? 'forbidden' : 'broken-off');
  });
}

/** Fetches a part unless it is kept, and tells what is in it. */
async function keepPart(
  cache: Cache,
  address: string,
  signal: AbortSignal,
): Promise<{ bytes: number; text: string }> {
  const kept = await cache.match(address, { ignoreVary: true });
  const answer = kept ?? (await fetchNew(address, signal));
  const body = await answer.clone().blob();
  if (kept === undefined) await put(cache, address, answer);
  const isText = /json/.test(answer.headers.get('content-type') ?? '');

  return { bytes: body.size, text: isText ? await body.text() : '' };
}

async function fetchNew(address: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(address, { headers: { [KEPT_BY_PAGE]: '1' }, signal }).catch(
    (error: unknown) => {
      throw signal.aborted ? error : new KeepRefused('broken-off');
    },
  );
  if (!answer.ok) throw new KeepRefused('broken-off');

  return answer;
}

async function mark(subject: KeptSubject): Promise<void> {
  await markKeptSubject(subject).catch(throwRefusal);
}

async function put(cache: Cache, address: string, answer: Response): Promise<void> {
  await cache.put(address, answer).catch(throwRefusal);
}

function throwRefusal(error: unknown): never {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  throw new KeepRefused(isFull ? 'full' : 'forbidden');
}
