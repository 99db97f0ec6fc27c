// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const RUN = { key: 'runner:exam-1', logId: 'attempt-1', header: { title: 'Capitals' } };

/** A page of its own, with the modules as a reload loads them. */
async function openPage() {
  vi.resetModules();

  return import('./open-log.ts');
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a run on this device', () => {
  it('is there after a reload, as it was', async () => {
    const { log } = await (await openPage()).beginLog(RUN);
    log.append({ type: 'answered', questionId: 'q1', response: 'Paris' });
    log.append({ type: 'moved', index: 1 });
    const before = log.view().state;

    const again = await (await openPage()).openLog(RUN.key);

    expect(again?.header).toEqual(RUN.header);
    expect(again?.log.view().state).toEqual({ ...before, live: again?.log.writer });
    expect(again?.log.view().isKept).toBe(true);
  });

  it('is opened by the newest page; the other looks on and can take over', async () => {
    const first = await openPage();
    const one = await first.beginLog(RUN);
    const disconnect = one.log.connect();
    const two = await (await openPage()).openLog(RUN.key);
    const disconnectTwo = two?.log.connect();
    two?.log.append({ type: 'answered', questionId: 'q2', response: 'Oslo' });

    await vi.waitFor(() => expect(one.log.view().state.responses).toEqual({ q2: 'Oslo' }));
    await expect(first.takeOver(one)).resolves.toBe(true);
    expect(one.log.isLive()).toBe(true);
    await vi.waitFor(() => expect(two?.log.isLive()).toBe(false));
    disconnect();
    disconnectTwo?.();
  });

  it('cannot be taken over where another tab has ended it', async () => {
    const first = await openPage();
    const one = await first.beginLog(RUN);
    const second = await openPage();
    const two = await second.openLog(RUN.key);
    if (two) await second.endLog(two);

    await expect((await openPage()).openLog(RUN.key)).resolves.toBeNull();
    vi.resetModules();
    const third = await import('./open-log.ts');
    await expect(third.takeOver(one)).resolves.toBe(false);
  });
});

describe('a browser that keeps nothing', () => {
  it('goes on in memory, and says so', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { beginLog, openLog } = await openPage();
    const { log } = await beginLog(RUN);
    log.append({ type: 'answered', questionId: 'q1', response: 'Paris' });

    await vi.waitFor(() => expect(log.view().isKept).toBe(false));
    expect(log.view().state.responses).toEqual({ q1: 'Paris' });
    expect((await openLog(RUN.key))?.log.view().state.responses).toEqual({ q1: 'Paris' });
  });

  it('says so when the storage fills up on the way, and loses nothing on the page', async () => {
    const { beginLog, openLog } = await openPage();
    const { log } = await beginLog(RUN);
    log.append({ type: 'answered', questionId: 'q1', response: 'Paris' });
    await vi.waitFor(() => expect(log.view().isKept).toBe(true));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    log.append({ type: 'answered', questionId: 'q2', response: 'Oslo' });

    await vi.waitFor(() => expect(log.view().isKept).toBe(false));
    const again = await openLog(RUN.key);
    expect(again?.log.view().state.responses).toEqual({ q1: 'Paris', q2: 'Oslo' });
  });
});
