/**
 * What happened in one run through a test, written down when it happened, and what it adds up to.
 *
 * Each page that works on the run is a writer: it numbers its own events (`seq`), and gives each one an `order` above
 * all it has seen. A log is a set: the same event twice is one, and in which order events arrive does not matter. Where
 * two writers say something of the same thing, the event that comes later in the order of `comesBefore` counts.
 */
export type AttemptEvent = Stamp & Happening;

export type Stamp = {
  /** The page that wrote it: unique among all tabs and devices. */
  writer: string;
  /** 1, 2, 3 … per writer. */
  seq: number;
  /** Above that of every event that the writer had seen. */
  order: number;
  /** How much of the test's time was used by then. */
  elapsedMs: number;
};

/** Any value that JSON can hold: what a response looks like is known to the type of its question alone. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What can be switched on and off at a question. `unsure`: the learner says so of the answer, right or wrong. */
export type Mark = 'flag' | 'hint' | 'explanation' | 'unsure';

/** From a character up to, and without, another one: as the text is read, a formula counting as one character. */
export type TextRange = [from: number, to: number];

/** One line of the pen: `x, y, x, y …` in thousandths of the pad's width. */
export type Stroke = number[];

export type Happening =
  /** This page is the one that the learner works on now. */
  | { type: 'opened' }
  | { type: 'answered'; questionId: string; response: Json }
  | { type: 'marked'; questionId: string; mark: Mark; isOn: boolean }
  | { type: 'struck'; questionId: string; option: string; isOn: boolean }
  | { type: 'noted'; questionId: string; text: string }
  /** All that is highlighted in one text: the stem of a question, a passage, an exhibit. */
  | { type: 'highlighted'; place: string; ranges: TextRange[] }
  /** What is written on the scratch pad. */
  | { type: 'scratched'; text: string }
  | { type: 'drawn'; stroke: Stroke }
  /** The last stroke that is left, or all. */
  | { type: 'erased'; all: boolean }
  /** What the calculator holds: its form is known to the calculator alone. */
  | { type: 'calculated'; memory: Json }
  | { type: 'moved'; index: number }
  /** By the learner, or by the page since nobody looks at it. */
  | { type: 'paused'; by: 'learner' | 'absence' }
  | { type: 'resumed' }
  | ({ type: 'closed' } & Closing);

/** The end of a run. Fixed once, so that every repeat of a failed submission sends the same figures. */
export type Closing = {
  /** `leave` throws the answers away (Exit Test); `submit` sends them. */
  kind: 'submit' | 'leave';
  /** ISO 8601. */
  completedAt: string;
  /** Seconds. */
  timeSpent: number;
};

type ById<T> = Readonly<Record<string, T>>;

/** What a log adds up to. */
export type AttemptState = {
  /** By question. */
  responses: ById<Json>;
  /** Ids of the questions that have the mark. */
  marks: Readonly<Record<Mark, readonly string[]>>;
  /** The options that were struck out, by question. */
  struck: ById<readonly string[]>;
  notes: ById<string>;
  /** By place. */
  highlights: ById<readonly TextRange[]>;
  scratchPad: { text: string; strokes: readonly Stroke[] };
  calculator: Json;
  /** The question that is looked at, counted from 0. */
  index: number;
  pausedBy: 'learner' | 'absence' | null;
  /** The writer that opened it last: all others only look on. */
  live: string | null;
  /** The most that any writer measured. Two that ran at once used the same time, not twice as much. */
  elapsedMs: number;
  /** The first one: a test ends once. */
  closing: (Closing & { writer: string }) | null;
};

export const NEW_ATTEMPT: AttemptState = {
  responses: {},
  marks: { flag: [], hint: [], explanation: [], unsure: [] },
  struck: {},
  notes: {},
  highlights: {},
  scratchPad: { text: '', strokes: [] },
  calculator: null,
  index: 0,
  pausedBy: null,
  live: null,
  elapsedMs: 0,
  closing: null,
};

/** The state that a set of events adds up to, in whatever order they are given, and however often each one is. */
export function stateOfAttempt(events: Iterable<AttemptEvent>): AttemptState {
  const unique = new Map([...events].map((event) => [eventKey(event), event]));

  return [...unique.values()].toSorted(compareEvents).reduce(withEvent, NEW_ATTEMPT);
}

/** The state after one more event, which must come after all that the state is made of. */
export function withEvent(state: AttemptState, event: AttemptEvent): AttemptState {
  const elapsedMs = Math.max(state.elapsedMs, event.elapsedMs);

  return { ...state, ...changeBy(state, event), elapsedMs };
}

/** Tells events apart. */
export function eventKey({ writer, seq }: Pick<Stamp, 'writer' | 'seq'>): string {
  return `${seq} ${writer}`;
}

/** The one order that all writers agree on: by `order`, then by writer, then by number. */
export function compareEvents(a: Stamp, b: Stamp): number {
  if (a.order !== b.order) return a.order - b.order;
  if (a.writer !== b.writer) return a.writer < b.writer ? -1 : 1;

  return a.seq - b.seq;
}

function changeBy(state: AttemptState, event: AttemptEvent): Partial<AttemptState> {
  switch (event.type) {
    case 'opened':
      return { live: event.writer };
    case 'answered':
      return { responses: { ...state.responses, [event.questionId]: event.response } };
    case 'marked':
      return {
        marks: {
          ...state.marks,
          [event.mark]: switched(state.marks[event.mark], event.questionId, event.isOn),
        },
      };
    case 'struck': {
      const { questionId, option, isOn } = event;

      return {
        struck: { ...state.struck, [questionId]: switched(state.struck[questionId] ?? [], option, isOn) },
      };
    }
    case 'noted':
      return { notes: { ...state.notes, [event.questionId]: event.text } };
    case 'highlighted':
      return { highlights: { ...state.highlights, [event.place]: event.ranges } };
    case 'scratched':
      return { scratchPad: { ...state.scratchPad, text: event.text } };
    case 'drawn':
      return {
        scratchPad: { ...state.scratchPad, strokes: [...state.scratchPad.strokes, event.stroke] },
      };
    case 'erased':
      return {
        scratchPad: {
          ...state.scratchPad,
          strokes: event.all ? [] : state.scratchPad.strokes.slice(0, -1),
        },
      };
    case 'calculated':
      return { calculator: event.memory };
    case 'moved':
      return { index: event.index };
    case 'paused':
      return { pausedBy: event.by };
    case 'resumed':
      return { pausedBy: null };
    case 'closed':
      break;
  }

  return { closing: state.closing ?? closingOf(event) };
}

const TOOL_EVENTS: ReadonlySet<AttemptEvent['type']> = new Set([
  'struck',
  'noted',
  'highlighted',
  'scratched',
  'drawn',
  'erased',
  'calculated',
] as const);
const TOOL_EVENTS_MAX = 3_000;
const TOOL_CHARACTERS_MAX = 1_000_000;

/** Whether a log may take in more of its learner's tools: a log has limits, and answers must never meet them. */
export function hasRoomForTools(events: readonly AttemptEvent[]): boolean {
  const ofTools = events.filter(({ type }) => TOOL_EVENTS.has(type));
  const characters = ofTools.reduce((sum, event) => sum + JSON.stringify(event).length, 0);

  return ofTools.length < TOOL_EVENTS_MAX && characters < TOOL_CHARACTERS_MAX;
}

function closingOf({ kind, completedAt, timeSpent, writer }: Closing & Stamp): AttemptState['closing'] {
  return { kind, completedAt, timeSpent, writer };
}

function switched(list: readonly string[], item: string, isOn: boolean): readonly string[] {
  if (list.includes(item) === isOn) return list;

  return isOn ? [...list, item] : list.filter((other) => other !== item);
}
