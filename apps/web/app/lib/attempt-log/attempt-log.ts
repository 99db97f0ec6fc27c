import {
  type AttemptEvent,
  type AttemptState,
  compareEvents,
  eventKey,
  type Happening,
  stateOfAttempt,
  withEvent,
} from '@second-bell/domain';

import { randomName } from '../random-name.ts';
import { keepEvent } from './device-store.ts';
import { TestClock } from './test-clock.ts';

/** What a page shows of a log. `isKept`: all of it outlives the page. */
type LogView = { state: AttemptState; isKept: boolean };

/**
 * The log of one run, as this page writes it and knows it. What it writes is kept on the device when it happens, and told
 * to the other tabs; what they write comes in the same way.
 */
export class AttemptLog {
  readonly id: string;
  /** This page. A reload is another one. */
  readonly writer = randomName();
  readonly clock: TestClock;
  /** It was handed in or thrown away: nothing of it is kept any more. */
  isEnded = false;
  readonly #events: Map<string, AttemptEvent>;
  readonly #listeners = new Set<() => void>();
  #view: LogView;
  #channel: BroadcastChannel | undefined;
  #written = 0;
  #highestOrder = 0;

  /** With what is known of it, and the time that was used by then where a page measured more than it wrote down. */
  constructor(id: string, events: readonly AttemptEvent[], elapsedMs = 0) {
    this.id = id;
    this.#events = new Map(events.map((event) => [eventKey(event), event]));
    this.#view = { state: stateOfAttempt(events), isKept: true };
    this.#highestOrder = highestOrder(events);
    this.clock = new TestClock(Math.max(elapsedMs, this.#view.state.elapsedMs));
  }

  readonly view = (): LogView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);

    return () => this.#listeners.delete(listener);
  };

  /** Whether this is the page that the learner works on; the others look on. */
  isLive(): boolean {
    return this.#view.state.live === this.writer;
  }

  events(): AttemptEvent[] {
    return [...this.#events.values()].toSorted(compareEvents);
  }

  /** Listens to other tabs; answers how to stop. */
  connect(): () => void {
    // Browsers of 2021 and before have none: there, a second tab is told apart by the server alone.
    if (typeof BroadcastChannel === 'undefined') return () => undefined;

    const channel = new BroadcastChannel(`second-bell.${this.id}`);
    channel.addEventListener('message', ({ data }: MessageEvent<AttemptEvent[]>) => this.merge(data));
    this.#channel = channel;
    // What was written before anyone could be told: that this page was opened.
    channel.postMessage(this.events().filter(({ writer }) => writer === this.writer));

    return () => {
      channel.close();
      this.#channel = undefined;
    };
  }

  append(happening: Happening): void {
    if (this.isEnded) return;

    const event: AttemptEvent = {
      writer: this.writer,
      seq: (this.#written += 1),
      order: (this.#highestOrder += 1),
      elapsedMs: this.clock.elapsedMs(),
      ...happening,
    };
    this.#events.set(eventKey(event), event);
    this.#show({ ...this.#view, state: withEvent(this.#view.state, event) });
    this.#channel?.postMessage([event]);
    void this.#keep(event);
  }

  /** Takes in what others wrote; what is known already changes nothing. */
  merge(events: readonly AttemptEvent[]): void {
    const news = events.filter((event) => !this.#events.has(eventKey(event)));
    if (news.length === 0) return;

    for (const event of news) this.#events.set(eventKey(event), event);
    this.#highestOrder = Math.max(this.#highestOrder, highestOrder(news));
    const state = stateOfAttempt(this.#events.values());
    this.clock.atLeast(state.elapsedMs);
    this.#show({ ...this.#view, state });
  }

  async #keep(event: AttemptEvent): Promise<void> {
    const isKept = await keepEvent(this.id, event);
    if (!isKept && this.#view.isKept) this.#show({ ...this.#view, isKept });
  }

  /** Takes in what the server has of other devices, and keeps it here. */
  adopt(events: readonly AttemptEvent[]): void {
    const news = events.filter((event) => !this.#events.has(eventKey(event)));
    this.merge(news);
    for (const event of news) void this.#keep(event);
  }

  #show(view: LogView): void {
    this.#view = view;
    this.#listeners.forEach((listener) => listener());
  }
}

function highestOrder(events: readonly AttemptEvent[]): number {
  return events.reduce((highest, { order }) => Math.max(highest, order), 0);
}
