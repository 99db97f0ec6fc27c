import { KEPT_PREFIX, OPENED } from '../app/lib/offline/names.ts';
import { fateOfCopies, isUnreachable, overflowOf } from './cache-rules.ts';

/** Some thirty tests with their pictures. */
const MOST_OPENED = 600;

/** Answers vary by how they are compressed alone; what is kept is not compressed. */
const MATCH = { ignoreVary: true };

/**
 * Content: what the server says now; the kept copy where it cannot be reached. The browser's own cache asks it by ETag, so
 * an answer that has not changed costs no bytes.
 */
export async function answerContent(request: Request, later: (work: Promise<unknown>) => void) {
  const answer = await fetch(request).catch((error: unknown) => error);
  if (answer instanceof Response && !isUnreachable(answer.status)) {
    const copy = answer.clone();
    later(followUp(request, copy));

    return answer;
  }

  const kept = await caches.match(request, MATCH);
  if (kept !== undefined) return kept;
  if (answer instanceof Response) return answer;

  throw answer;
}

/** A file that never changes: the kept copy, or else the network's. */
export async function answerAsset(request: Request, keepIn: string | undefined): Promise<Response> {
  const kept = await caches.match(request, MATCH);
  if (kept !== undefined) return kept;

  const answer = await fetch(request);
  if (answer.status === 200 && keepIn !== undefined) await keep(keepIn, request, answer.clone());

  return answer;
}

/** A picture that the network has shown is kept like the content it belongs to. */
export const answerPicture = (request: Request) => answerAsset(request, OPENED);

async function followUp(request: Request, answer: Response): Promise<void> {
  const fate = fateOfCopies(answer.status);
  if (fate === 'leave') return;

  const holders = await cachesWith(request);
  if (fate === 'forget') {
    await Promise.all(holders.map(async (name) => (await caches.open(name)).delete(request, MATCH)));

    return;
  }
  const names = new Set([...holders, OPENED]);
  await Promise.all([...names].map((name) => keep(name, request, answer.clone())));
  await trim();
}

/** Each subject that is kept has copies of its own: all of them stay as new as the newest. */
async function cachesWith(request: Request): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name === OPENED || name.startsWith(KEPT_PREFIX));
  const holds = await Promise.all(
    names.map(async (name) => (await (await caches.open(name)).match(request, MATCH)) !== undefined),
  );

  return names.filter((_name, index) => holds[index]);
}

/** A full or forbidden storage is no failure: the page has its answer. */
async function keep(name: string, request: Request, answer: Response): Promise<void> {
  try {
    await (await caches.open(name)).put(request, answer);
  } catch {
    // Shown where somebody asked to keep it: by the page.
  }
}

async function trim(): Promise<void> {
  const cache = await caches.open(OPENED);
  await Promise.all(overflowOf(await cache.keys(), MOST_OPENED).map((request) => cache.delete(request)));
}
