import type { AttemptEvent } from '@second-bell/domain';
import { type IDBPDatabase, openDB } from 'idb';

/** A run that is under way in this browser, under the one key that its page looks for. */
export type KeptRun<Header = unknown> = { key: string; logId: string; header: Header };

type Schema = {
  runs: { key: string; value: KeptRun };
  events: { key: [string, string, number]; value: AttemptEvent & { logId: string } };
  /** Was written by pages of before answers went to the server; nothing reads it. */
  practised: { key: number; value: unknown };
};

let opening: Promise<IDBPDatabase<Schema> | null> | undefined;
let database: IDBPDatabase<Schema> | null = null;

/** All that this page has seen. Where the browser keeps nothing, it is all there is, until the page is closed. */
const runs = new Map<string, KeptRun>();
const events = new Map<string, AttemptEvent[]>();

/** The run under a key and what happened in it; undefined where there is none. */
export async function readRun(key: string): Promise<{ run: KeptRun; events: AttemptEvent[] } | undefined> {
  const db = await open();
  const run = (await attempt(() => db?.get('runs', key))) ?? runs.get(key);
  if (run === undefined) return undefined;

  return { run, events: await readEvents(run.logId) };
}

/** The runs of this device, of whatever kind. */
export async function readRuns(): Promise<KeptRun[]> {
  const db = await open();
  const kept = await attempt(() => db?.getAll('runs'));

  return kept ?? [...runs.values()];
}

/** What is kept of a log, by this tab and by others. */
export async function readEvents(logId: string): Promise<AttemptEvent[]> {
  const db = await open();
  const kept = await attempt(() => db?.getAll('events', rangeOf(logId)));

  return [...(kept ?? []).map(({ logId: _logId, ...event }) => event), ...(events.get(logId) ?? [])];
}

/** Keeps a run; answers whether it outlives this page. */
export async function keepRun(run: KeptRun): Promise<boolean> {
  runs.set(run.key, run);
  const db = await open();

  return (await attempt(() => db?.put('runs', run))) !== undefined;
}

/**
 * Keeps one event; answers whether it outlives this page.
 *
 * Committed at once and not when the browser finds time: what was pressed before a reload must be there after it.
 */
export async function keepEvent(logId: string, event: AttemptEvent): Promise<boolean> {
  events.set(logId, [...(events.get(logId) ?? []), event]);

  const kept = await attempt(() => {
    if (database === null) return undefined;
    const transaction = database.transaction('events', 'readwrite', { durability: 'strict' });
    const stored = transaction.store.put({ logId, ...event });
    transaction.commit();

    return Promise.all([stored, transaction.done]);
  });

  return kept !== undefined;
}

/** Forgets a run that has ended, with its log. */
export async function forgetRun({ key, logId }: Pick<KeptRun, 'key' | 'logId'>): Promise<void> {
  runs.delete(key);
  events.delete(logId);
  const db = await open();
  await attempt(() => Promise.all([db?.delete('runs', key), db?.delete('events', rangeOf(logId))]));
}

function rangeOf(logId: string): IDBKeyRange {
  // An array sorts after every text, so this is all that begins with the log's id.
  return IDBKeyRange.bound([logId], [logId, []]);
}

/** Null where the browser forbids it: private windows and strict settings do. */
async function open(): Promise<IDBPDatabase<Schema> | null> {
  opening ??= (async () => {
    const opened = await attempt(() =>
      openDB<Schema>('second-bell', 1, {
        upgrade(created) {
          created.createObjectStore('runs', { keyPath: 'key' });
          created.createObjectStore('events', { keyPath: ['logId', 'writer', 'seq'] });
          created.createObjectStore('practised', { autoIncrement: true });
        },
      }),
    );
    database = opened ?? null;

    return database;
  })();

  return opening;
}

/** Undefined where the storage is full, forbidden or gone: the page goes on without, and says so. */
async function attempt<T>(access: () => Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await access();
  } catch {
    return undefined;
  }
}
