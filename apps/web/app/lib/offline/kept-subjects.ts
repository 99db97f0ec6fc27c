import { KEPT_PREFIX } from './names.ts';

/** A subject that a learner keeps on this device, with all its tests. */
export type KeptSubject = {
  subjectId: string;
  name: string;
  testCount: number;
  /** Of what is kept so far, as it is stored. */
  bytes: number;
  /** False where the download was broken off. */
  isWhole: boolean;
};

/** Stands in the cache of a subject beside what is kept, so that both come and go together. Nothing asks a server for it. */
const MARK = '/kept-subject';

/** What is kept of a subject; undefined where nothing is, or where this browser keeps nothing. */
export async function readKeptSubject(subjectId: string): Promise<KeptSubject | undefined> {
  try {
    const mark = await caches.match(MARK, { cacheName: KEPT_PREFIX + subjectId });

    return mark && ((await mark.json()) as KeptSubject);
  } catch {
    return undefined;
  }
}

/** Throws where the browser refuses. */
export async function markKeptSubject(subject: KeptSubject): Promise<void> {
  const cache = await caches.open(KEPT_PREFIX + subject.subjectId);
  await cache.put(MARK, Response.json(subject));
}

export async function forgetKeptSubject(subjectId: string): Promise<void> {
  await caches.delete(KEPT_PREFIX + subjectId);
}
