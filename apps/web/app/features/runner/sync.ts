import type { AttemptLogReply } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { type AttemptEvent, eventKey } from '@second-bell/domain';

import { call } from '#lib/api-client.ts';
import type { AttemptLog } from '#lib/attempt-log/attempt-log.ts';
import { isPassing } from '#lib/failure-message.ts';
import { noteServerTime } from '#lib/server-time.ts';

/** How far the server has what was written. `waiting`: questions whose answer it has not acknowledged. */
export type SyncView = {
  state: 'saved' | 'saving' | 'offline' | 'refused';
  waiting: number;
  /** The attempt was completed, here or elsewhere. */
  isCompleted: boolean;
};

/** Events that come together go out together. */
const GATHER_MS = 200;
/** A reply that comes within this is not worth a word. */
const PATIENCE_MS = 1_000;
/** The server takes 64 KB at once, and 200 events. */
const BATCH_CHARACTERS = 20_000;
const RETRY_FROM_MS = 2_000;
const RETRY_UP_TO_MS = 30_000;

/**
 * Sends a log to the server as it is written, in order, until each event is acknowledged, and takes in what other devices
 * wrote. What is sent twice is stored once, so nothing needs to be known of what a reload cut short.
 */
export class LogSync {
  readonly #log: AttemptLog;
  readonly #attemptId: string;
  readonly #acknowledged = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #view: SyncView = { state: 'saved', waiting: 0, isCompleted: false };
  #known = 0;
  #hasRead: boolean;
  #sending: Promise<void> | undefined;
  #isSlow = false;
  #isOffline = false;
  #isRefused = false;
  #retryMs = RETRY_FROM_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(log: AttemptLog, attemptId: string) {
    this.#log = log;
    this.#attemptId = attemptId;
    // What this page alone has written cannot be known to the server from before.
    this.#hasRead = log.events().every(({ writer }) => writer === log.writer);
  }

  readonly view = (): SyncView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);

    return () => this.#listeners.delete(listener);
  };

  /** Follows the log until the answered function is called. */
  start(): () => void {
    const stopFollowing = this.#log.subscribe(() => this.#plan());
    const sendNow = () => this.#sendIn(0);
    const goOffline = () => {
      this.#isOffline = true;
      this.#show();
    };
    // A page that goes gets no second turn: what was written last is sent in this one.
    const sendLast = () => void this.send();
    const onVisibility = () => (document.visibilityState === 'hidden' ? sendLast() : sendNow());
    window.addEventListener('online', sendNow);
    window.addEventListener('offline', goOffline);
    window.addEventListener('pagehide', sendLast);
    document.addEventListener('visibilitychange', onVisibility);
    sendNow();

    return () => {
      stopFollowing();
      clearTimeout(this.#timer);
      window.removeEventListener('online', sendNow);
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('pagehide', sendLast);
      document.removeEventListener('visibilitychange', onVisibility);
      // What was written last, when the page was left: that the test stands still.
      void this.send();
    };
  }

  /** Sends what is not acknowledged; a failure is shown, and tried again later. */
  send(): Promise<void> {
    this.#sending ??= this.#sendAll();

    return this.#sending;
  }

  #plan(): void {
    this.#show();
    // A page that is being closed gets no second turn.
    if (document.visibilityState === 'hidden') void this.send();
    else if (!this.#isOffline) this.#sendIn(GATHER_MS);
  }

  #sendIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.send(), ms);
  }

  async #sendAll(): Promise<void> {
    const patience = setTimeout(() => {
      this.#isSlow = true;
      this.#show();
    }, PATIENCE_MS);
    try {
      do await this.#exchange();
      while (this.#unsent().length > 0 && !this.#view.isCompleted && !this.#isRefused);
      this.#isOffline = false;
      this.#retryMs = RETRY_FROM_MS;
    } catch (error) {
      this.#fail(error);
    } finally {
      clearTimeout(patience);
      this.#isSlow = false;
      this.#sending = undefined;
      this.#show();
    }
  }

  async #exchange(): Promise<void> {
    if (this.#log.isEnded || this.#isRefused) return;

    const params = { id: this.#attemptId };
    // At first what the server has: a page that was opened anew does not know how much of its log arrived.
    if (!this.#hasRead) {
      this.#take(await call(calls.attemptLog.read, { params }), []);
      this.#hasRead = true;
    }
    const events = this.#nextBatch();
    const body = { events, known: this.#known };
    // Outlives the page where it goes meanwhile.
    this.#take(await call(calls.attemptLog.send, { params, body, keepalive: true }), events);
  }

  #nextBatch(): AttemptEvent[] {
    let characters = 0;

    return this.#unsent().filter((event, index) => {
      characters += JSON.stringify(event).length;

      return index === 0 || characters <= BATCH_CHARACTERS;
    });
  }

  #take({ events, known, completed, clock }: AttemptLogReply, sent: readonly AttemptEvent[]): void {
    noteServerTime(clock.now);
    // A completed attempt takes nothing in.
    const stored = completed ? [] : sent;
    for (const event of [...events, ...stored]) this.#acknowledged.add(eventKey(event));
    this.#known = known;
    this.#view = { ...this.#view, isCompleted: completed };
    // A response is whatever JSON the writer gave: so it is typed here, and unknown to the contract.
    this.#log.adopt(events as AttemptEvent[]);
  }

  #fail(error: unknown): void {
    this.#isRefused = !isPassing(error);
    this.#isOffline = !this.#isRefused;
    if (this.#isRefused) return;

    this.#sendIn(this.#retryMs);
    this.#retryMs = Math.min(RETRY_UP_TO_MS, this.#retryMs * 2);
  }

  #unsent(): AttemptEvent[] {
    return this.#log.events().filter((event) => !this.#acknowledged.has(eventKey(event)));
  }

  #show(): void {
    const unsent = this.#unsent();
    const waiting = new Set(unsent.flatMap((event) => (event.type === 'answered' ? event.questionId : [])));
    const { isCompleted } = this.#view;
    this.#view = { state: this.#stateWith(unsent.length), waiting: waiting.size, isCompleted };
    this.#listeners.forEach((listener) => listener());
  }

  #stateWith(unsentCount: number): SyncView['state'] {
    if (this.#isRefused) return 'refused';
    if (this.#isOffline) return 'offline';

    return this.#isSlow && unsentCount > 0 ? 'saving' : 'saved';
  }
}
