import { type ResultForm, resultText } from './display.ts';
import type { CalculatorFault } from './errors.ts';
import { evaluate } from './expression.ts';
import { continues, isToken, type Token } from './tokens.ts';
import { readValue, type Value, whole, writeValue } from './value.ts';

/** A key: what it writes into the entry, or what it does. */
export type ScientificKey =
  | Token
  | 'enter'
  | 'clear'
  | 'delete'
  | 'left'
  | 'right'
  /** The entry before this one. */
  | 'earlier'
  /** Fraction or decimal. */
  | 'toggle'
  /** Improper fraction or mixed number. */
  | 'mixed'
  /** What is shown becomes what M stands for. */
  | 'store';

export type Scientific = {
  entry: readonly Token[];
  /** Before which part of the entry the next one is written. */
  cursor: number;
  /** What the entry came to; null while it is written. */
  result: Result | null;
  /** As it was asked for; `auto` goes by what was typed. */
  form: ResultForm | 'auto';
  ans: Answer;
  memory: Answer;
  /** The entries before, the last one first. */
  earlier: readonly (readonly Token[])[];
};

type Answer = { value: Value; isDecimal: boolean };
type Result = Answer | { fault: CalculatorFault };

const ENTRY_MAX = 88;
const EARLIER_MAX = 8;
const ZERO: Answer = { value: whole(0), isDecimal: false };
/** What is typed with a point, an exponent or a percent is answered in decimals. */
const DECIMAL_MARKS: ReadonlySet<Token> = new Set<Token>(['.', 'ᴇ', '%']);

export const NEW_SCIENTIFIC: Scientific = {
  entry: [],
  cursor: 0,
  result: null,
  form: 'auto',
  ans: ZERO,
  memory: ZERO,
  earlier: [],
};

/**
 * A machine with two lines, an entry and what it comes to, that works as the TI-30XS MultiView of the GED test does, in
 * degrees and with exact answers where there are any. Entries are written in one line.
 */
export function pressScientific(state: Scientific, key: ScientificKey): Scientific {
  if (isToken(key)) return write(state, key);

  switch (key) {
    case 'enter':
      return enter(state);
    case 'clear':
      return { ...state, entry: [], cursor: 0, result: null };
    case 'delete':
      return erase(opened(state));
    case 'left':
      return moved(opened(state), -1);
    case 'right':
      return moved(opened(state), 1);
    case 'earlier':
      return recalled(state);
    case 'toggle':
      return { ...state, form: shownForm(state) === 'decimal' ? 'exact' : 'decimal' };
    case 'mixed':
      return { ...state, form: state.form === 'mixed' ? 'exact' : 'mixed' };
    case 'store':
      break;
  }

  return store(state);
}

/** Both lines; `cursor` counts the characters of the entry before it. */
export function scientificView(state: Scientific): {
  entry: string;
  cursor: number;
  result: string | null;
  fault: CalculatorFault | null;
  hasMemory: boolean;
} {
  const { entry, cursor, result, memory } = state;
  const fault = result !== null && 'fault' in result ? result.fault : null;

  return {
    entry: entry.join(''),
    cursor: entry.slice(0, cursor).join('').length,
    result: result === null || 'fault' in result ? null : resultText(result.value, shownForm(state)),
    fault,
    hasMemory: writeValue(memory.value) !== writeValue(ZERO.value),
  };
}

/** What outlives the page, as JSON. */
export function writeScientific({ entry, ans, memory, earlier, result }: Scientific) {
  return {
    entry: [...entry],
    isDone: result !== null,
    ans: writeAnswer(ans),
    memory: writeAnswer(memory),
    earlier: earlier.map((tokens) => [...tokens]),
  };
}

/** The machine as it was; a new one where what is kept was written by nobody here. */
export function readScientific(kept: unknown): Scientific {
  if (typeof kept !== 'object' || kept === null) return NEW_SCIENTIFIC;
  const { entry, isDone, ans, memory, earlier } = kept as Record<string, unknown>;
  const tokens = tokensOf(entry);
  const state: Scientific = {
    ...NEW_SCIENTIFIC,
    ans: readAnswer(ans),
    memory: readAnswer(memory),
    earlier: Array.isArray(earlier) ? earlier.slice(0, EARLIER_MAX).map(tokensOf) : [],
    entry: tokens,
    cursor: tokens.length,
  };

  return isDone === true ? { ...state, result: state.ans } : state;
}

function write(state: Scientific, token: Token): Scientific {
  if (state.result !== null) {
    const start: Token[] = continues(token) ? ['Ans', token] : [token];

    return { ...state, entry: start, cursor: start.length, result: null, form: 'auto' };
  }
  const { entry, cursor } = state;
  if (entry.length >= ENTRY_MAX) return state;
  if (entry.length === 0 && continues(token)) return { ...state, entry: ['Ans', token], cursor: 2 };

  return { ...state, entry: entry.toSpliced(cursor, 0, token), cursor: cursor + 1 };
}

function enter(state: Scientific): Scientific {
  const { entry, ans, memory, result, earlier } = state;
  if (entry.length === 0) return state;
  // Pressed once more, it answers the entry again: with what the last answer is now.
  const evaluation = evaluate(entry, { ans: ans.value, memory: memory.value });
  const remembered = result === null ? [entry, ...earlier].slice(0, EARLIER_MAX) : earlier;
  if ('fault' in evaluation) return { ...state, earlier: remembered, result: evaluation };

  const answer = { value: evaluation.value, isDecimal: isAnsweredInDecimals(state) };

  return { ...state, earlier: remembered, ans: answer, result: answer, form: 'auto' };
}

function store(state: Scientific): Scientific {
  const done = state.result === null ? enter(state) : state;
  if (done.result === null) return { ...done, memory: done.ans };

  return 'fault' in done.result ? done : { ...done, memory: done.result };
}

function isAnsweredInDecimals({ entry, ans, memory }: Scientific): boolean {
  return entry.some(
    (token) =>
      DECIMAL_MARKS.has(token) || (token === 'Ans' && ans.isDecimal) || (token === 'M' && memory.isDecimal),
  );
}

function shownForm({ form, result }: Scientific): ResultForm {
  if (form !== 'auto') return form;

  return result !== null && !('fault' in result) && result.isDecimal ? 'decimal' : 'exact';
}

/** Ready to be changed, where it was answered. */
function opened(state: Scientific): Scientific {
  return state.result === null ? state : { ...state, result: null, form: 'auto', cursor: state.entry.length };
}

function erase(state: Scientific): Scientific {
  const { entry, cursor } = state;
  if (cursor === 0) return state;

  return { ...state, entry: entry.toSpliced(cursor - 1, 1), cursor: cursor - 1 };
}

function moved(state: Scientific, step: number): Scientific {
  return { ...state, cursor: Math.max(0, Math.min(state.cursor + step, state.entry.length)) };
}

function recalled(state: Scientific): Scientific {
  const { earlier, entry, result } = state;
  if (result !== null) return opened(state);

  const next = earlier[earlier.findIndex((tokens) => tokens.join() === entry.join()) + 1];

  return next === undefined ? state : { ...state, entry: next, cursor: next.length };
}

function writeAnswer({ value, isDecimal }: Answer) {
  return { value: writeValue(value), isDecimal };
}

function readAnswer(kept: unknown): Answer {
  if (typeof kept !== 'object' || kept === null) return ZERO;
  const { value, isDecimal } = kept as Record<string, unknown>;
  const read = typeof value === 'string' ? readValue(value) : undefined;

  return read === undefined ? ZERO : { value: read, isDecimal: isDecimal === true };
}

function tokensOf(kept: unknown): Token[] {
  return Array.isArray(kept) ? kept.filter(isToken).slice(0, ENTRY_MAX) : [];
}
