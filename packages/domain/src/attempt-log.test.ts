import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  type AttemptEvent,
  compareEvents,
  type Happening,
  hasRoomForTools,
  NEW_ATTEMPT,
  stateOfAttempt,
  withEvent,
} from './attempt-log.ts';

const questionId = fc.constantFrom('q1', 'q2', 'q3');
const isOn = fc.boolean();

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ type: fc.constant('opened' as const) }),
  fc.record({
    type: fc.constant('answered' as const),
    questionId,
    response: fc.oneof(fc.constantFrom('Paris', 'Oslo'), fc.record({ parts: fc.array(fc.integer()) })),
  }),
  fc.record({
    type: fc.constant('marked' as const),
    questionId,
    mark: fc.constantFrom('flag' as const, 'hint' as const),
    isOn,
  }),
  fc.record({ type: fc.constant('struck' as const), questionId, option: fc.constantFrom('a', 'b'), isOn }),
  fc.record({ type: fc.constant('noted' as const), questionId, text: fc.string() }),
  fc.record({
    type: fc.constant('highlighted' as const),
    place: fc.constantFrom('question:q1', 'passage:p1'),
    ranges: fc.array(fc.tuple(fc.nat(9), fc.integer({ min: 10, max: 20 })), { maxLength: 2 }),
  }),
  fc.record({ type: fc.constant('scratched' as const), text: fc.string() }),
  fc.record({ type: fc.constant('drawn' as const), stroke: fc.array(fc.nat(1_000), { maxLength: 4 }) }),
  fc.record({ type: fc.constant('erased' as const), all: fc.boolean() }),
  fc.record({ type: fc.constant('calculated' as const), memory: fc.constantFrom(null, { ans: '1/3' }) }),
  fc.record({ type: fc.constant('moved' as const), index: fc.nat(2) }),
  fc.record({
    type: fc.constant('paused' as const),
    by: fc.constantFrom('learner' as const, 'absence' as const),
  }),
  fc.record({ type: fc.constant('resumed' as const) }),
  fc.record({
    type: fc.constant('closed' as const),
    kind: fc.constantFrom('submit' as const, 'leave' as const),
    completedAt: fc.constant('2026-03-02T10:00:00.000Z'),
    timeSpent: fc.nat(100),
  }),
);

/** Two devices that write at once; at each step one of them writes, or hears what the other one wrote until then. */
const twoDevices = fc
  .array(fc.record({ by: fc.constantFrom('a', 'b'), hears: fc.boolean(), ms: fc.nat(5_000), happening }))
  .map((steps) => {
    const events: AttemptEvent[] = [];
    const seen: Record<string, number> = { a: 0, b: 0 };
    const written: Record<string, number> = { a: 0, b: 0 };
    for (const { by, hears, ms, happening: what } of steps) {
      if (hears) seen[by] = Math.max(seen[by] ?? 0, ...events.map(({ order }) => order));
      const order = (seen[by] ?? 0) + 1;
      const seq = (written[by] ?? 0) + 1;
      events.push({ writer: by, seq, order, elapsedMs: ms, ...what });
      seen[by] = order;
      written[by] = seq;
    }

    return events;
  });

function event(writer: string, order: number, what: Happening, elapsedMs = 0): AttemptEvent {
  return { writer, seq: order, order, elapsedMs, ...what };
}

describe('a log of two devices', () => {
  it('adds up to the same, duplicated, reordered and interleaved', () => {
    const mixed = twoDevices.chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray(events, { minLength: events.length }),
        fc.subarray(events),
      ),
    );

    fc.assert(
      fc.property(mixed, ([events, shuffled, again]) => {
        expect(stateOfAttempt([...again, ...shuffled, ...again])).toEqual(stateOfAttempt(events));
      }),
    );
  });

  it('adds up to the same on both, whatever came late', () => {
    const delayed = twoDevices.chain((events) => fc.tuple(fc.constant(events), fc.nat(events.length)));

    fc.assert(
      fc.property(delayed, ([events, cut]) => {
        const early = events.slice(0, cut);
        const late = events.slice(cut);
        // One had the early part, the other the late one; each gets what it lacks.
        expect(stateOfAttempt([...early, ...late])).toEqual(stateOfAttempt([...late, ...early]));
      }),
    );
  });

  it('is the same step by step as at once', () => {
    fc.assert(
      fc.property(twoDevices, (events) => {
        const steps = events.toSorted(compareEvents).reduce(withEvent, NEW_ATTEMPT);
        expect(steps).toEqual(stateOfAttempt(events));
      }),
    );
  });

  it('loses no question that was answered on either', () => {
    fc.assert(
      fc.property(twoDevices, (events) => {
        const answered = new Set(events.flatMap((one) => (one.type === 'answered' ? one.questionId : [])));
        expect(new Set(Object.keys(stateOfAttempt(events).responses))).toEqual(answered);
      }),
    );
  });
});

describe('where two say something of the same', () => {
  it('the answer that was given with more known counts', () => {
    const first = event('a', 1, { type: 'answered', questionId: 'q1', response: 'Paris' });
    const second = event('b', 2, { type: 'answered', questionId: 'q1', response: 'Oslo' });

    expect(stateOfAttempt([second, first]).responses).toEqual({ q1: 'Oslo' });
  });

  it('the page that was opened last is live', () => {
    const events = [event('a', 1, { type: 'opened' }), event('b', 2, { type: 'opened' })];

    expect(stateOfAttempt(events).live).toBe('b');
  });

  it('the longer time counts, not the sum', () => {
    const events = [event('a', 1, { type: 'resumed' }, 500), event('b', 1, { type: 'resumed' }, 400)];

    expect(stateOfAttempt(events).elapsedMs).toBe(500);
  });

  it('a test ends once, and an answer that came late is still in it', () => {
    const closing = { kind: 'submit', completedAt: '2026-03-02T10:00:00.000Z', timeSpent: 9 } as const;
    const state = stateOfAttempt([
      event('a', 1, { type: 'closed', ...closing }),
      event('b', 2, { type: 'answered', questionId: 'q1', response: 'Paris' }),
      event('b', 3, { type: 'closed', ...closing, kind: 'leave' }),
    ]);

    expect(state.closing).toEqual({ ...closing, writer: 'a' });
    expect(state.responses).toEqual({ q1: 'Paris' });
  });
});

describe('the tools of the exam', () => {
  const stamp = (seq: number) => ({ writer: 'a', seq, order: seq, elapsedMs: 0 });

  it('are kept with the attempt: what was marked, written, drawn and calculated last', () => {
    const events: AttemptEvent[] = [
      { ...stamp(1), type: 'highlighted', place: 'passage:p1', ranges: [[0, 4]] },
      { ...stamp(2), type: 'highlighted', place: 'passage:p1', ranges: [[2, 9]] },
      { ...stamp(3), type: 'scratched', text: '2 × 3' },
      { ...stamp(4), type: 'drawn', stroke: [0, 0, 10, 10] },
      { ...stamp(5), type: 'drawn', stroke: [5, 5, 6, 6] },
      { ...stamp(6), type: 'erased', all: false },
      { ...stamp(7), type: 'calculated', memory: { ans: '6' } },
    ];

    expect(stateOfAttempt(events)).toMatchObject({
      highlights: { 'passage:p1': [[2, 9]] },
      scratchPad: { text: '2 × 3', strokes: [[0, 0, 10, 10]] },
      calculator: { ans: '6' },
    });
    const wiped = stateOfAttempt([...events, { ...stamp(8), type: 'erased', all: true }]);
    expect(wiped.scratchPad).toEqual({ text: '2 × 3', strokes: [] });
  });

  it('leave the room in a log that answers need', () => {
    const scratched = (seq: number, text: string): AttemptEvent => ({
      ...stamp(seq),
      type: 'scratched',
      text,
    });
    const answers = Array.from({ length: 4_000 }, (_, index): AttemptEvent => ({
      ...stamp(index),
      type: 'opened',
    }));

    expect(hasRoomForTools([...answers, scratched(1, 'x')])).toBe(true);
    expect(hasRoomForTools(Array.from({ length: 3_000 }, (_, index) => scratched(index, '')))).toBe(false);
    expect(
      hasRoomForTools(Array.from({ length: 600 }, (_, index) => scratched(index, 'x'.repeat(2_000)))),
    ).toBe(false);
  });
});
