// @vitest-environment jsdom
import { calls } from '@second-bell/contract/calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { adminUpload } from './admin-upload.ts';
import { call } from './api-client.ts';
import { download } from './download.ts';
import { failureMessage } from './failure-message.ts';

const TOO_SLOW = 'The server took too long to answer. Check your internet connection, then try again.';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What became of a promise so far. */
function outcomeOf(promise: Promise<unknown>): { what: unknown } {
  const outcome: { what: unknown } = { what: 'waiting' };
  promise.then(
    () => (outcome.what = 'done'),
    (error: unknown) => (outcome.what = error),
  );

  return outcome;
}

/** A server that takes the call and never answers it; `body` is as far as it gets. */
function givenSilence(body?: ReadableStream): void {
  vi.stubGlobal('fetch', async (_path: string, { signal }: { signal: AbortSignal }) => {
    if (body) return new Response(body.pipeThrough(new TransformStream(), { signal }));

    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
}

describe('a call', () => {
  it('waits long for an answer, and is given up after a minute with words for it', async () => {
    givenSilence();
    const outcome = outcomeOf(call(calls.catalog.products));

    await vi.advanceTimersByTimeAsync(59_000);
    expect(outcome.what).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(failureMessage(outcome.what)).toBe(TOO_SLOW);
  });

  it('is given up too where the answer breaks off', async () => {
    givenSilence(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('[')) }));
    const outcome = outcomeOf(call(calls.catalog.products));

    await vi.advanceTimersByTimeAsync(60_000);
    expect(failureMessage(outcome.what)).toBe(TOO_SLOW);
  });

  it('is stopped by its caller as before', async () => {
    givenSilence();
    const controller = new AbortController();
    const outcome = outcomeOf(call(calls.catalog.products, { signal: controller.signal }));
    controller.abort();

    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.what).toMatchObject({ name: 'AbortError' });
  });

  it('leaves no timer behind', async () => {
    vi.stubGlobal('fetch', async () => Response.json([]));
    await call(calls.catalog.products);

    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each([
  ['an export', () => download(calls.exports.export, { query: { format: 'csv' } })],
  ['a picture', () => call(calls.images.upload, { form: new FormData() })],
])('gives %s ten minutes', async (_what, send) => {
  givenSilence();
  const outcome = outcomeOf(send());

  await vi.advanceTimersByTimeAsync(599_000);
  expect(outcome.what).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failureMessage(outcome.what)).toBe(TOO_SLOW);
});

describe('an upload', () => {
  /** The browser's request, moved on by the test. */
  class SlowRequest extends EventTarget {
    static last: SlowRequest;
    readonly upload = new EventTarget();
    readonly status = 200;
    readonly responseText = '{}';
    constructor() {
      super();
      SlowRequest.last = this;
    }
    open(): void {}
    send(): void {}
    abort(): void {
      this.dispatchEvent(new Event('abort'));
      this.dispatchEvent(new Event('loadend'));
    }
    arrive(): void {
      this.upload.dispatchEvent(new Event('load'));
    }
    answer(): void {
      this.dispatchEvent(new Event('load'));
      this.dispatchEvent(new Event('loadend'));
    }
  }

  const start = () => {
    vi.stubGlobal('XMLHttpRequest', SlowRequest);
    const input = { form: new FormData(), signal: new AbortController().signal, onSent: () => undefined };

    return outcomeOf(adminUpload(calls.bulkUpload.upload, input));
  };

  it('goes on for as long as something of it arrives', async () => {
    const outcome = start();
    for (let minute = 0; minute < 60; minute += 1) {
      await vi.advanceTimersByTimeAsync(59_000);
      SlowRequest.last.upload.dispatchEvent(new ProgressEvent('progress', { loaded: minute, total: 60 }));
    }
    SlowRequest.last.arrive();
    await vi.advanceTimersByTimeAsync(599_000);
    expect(outcome.what).toBe('waiting');

    SlowRequest.last.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.what).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['stands still for a minute', () => undefined, 60_000],
    ['is not answered for ten', () => SlowRequest.last.arrive(), 600_000],
  ])('is given up where it %s', async (_when, move, wait) => {
    const outcome = start();
    move();

    await vi.advanceTimersByTimeAsync(wait - 1_000);
    expect(outcome.what).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(failureMessage(outcome.what)).toBe(TOO_SLOW);
  });
});
