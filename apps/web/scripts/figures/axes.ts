import { scaleLinear } from 'd3-scale';

import {
  FINE_GRID,
  GRID,
  INK,
  line,
  MARGIN,
  numberWords,
  PAPER,
  type Point,
  TEXT_SIZE,
  words,
} from './svg.ts';
import { textWidth } from './text-width.ts';

const GRID_STEP_MIN = 5;
const TICK_STEP_MIN = 28;
/** Years begin nowhere, and no one looks for the year zero. */
const YEARS_MIN = 1000;
/** From the end of the axis: above a low first point, and before the first number. */
const BREAK_AT = { up: 16, across: 9 };

/** Where the data is drawn. */
export type Plot = { left: number; right: number; top: number; bottom: number };

/** An axis of numbers: where each is, which are written, and the finer lines between them to read values from. */
export type Axis = {
  scale: (value: number) => number;
  ticks: number[];
  fineTicks: number[];
  ground: number;
  isBroken: boolean;
};

/** From the lower edge of the plot to its upper one. */
export function uprightAxis(values: readonly number[], { top, bottom }: Pick<Plot, 'top' | 'bottom'>): Axis {
  const low = Math.min(...values);
  const high = Math.max(...values);
  // An axis that leaves out zero makes small changes look large: only where all values lie far from it.
  const isFromZero = low >= 0 && low <= high - low;
  const count = Math.max(2, Math.floor((bottom - top) / TICK_STEP_MIN));
  const scale = scaleLinear([isFromZero ? 0 : low, high], [bottom, top]).nice(count);

  return axisOf(scale, scale.ticks(count), values);
}

/** From the left edge of the plot to its right one; with `isLoose` the outermost values keep off the edges. */
export function levelAxis(values: readonly number[], { left, right }: Plot, isLoose: boolean): Axis {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = isLoose ? (high - low) / 12 : 0;
  // Room below zero would show numbers that cannot be.
  const start = low >= 0 ? Math.max(0, low - room) : low - room;
  const scale = scaleLinear([start, high + room], [left, right]);
  const widest = Math.max(...[low, high].map((value) => textWidth(numberWords(value))));

  return axisOf(
    scale,
    scale.ticks(Math.floor((right - left) / Math.max(TICK_STEP_MIN, widest + 14))),
    values,
  );
}

function axisOf(
  scale: ReturnType<typeof scaleLinear<number>>,
  ticks: readonly number[],
  values: readonly number[],
): Axis {
  // There is no week 1.5 where all the values are whole weeks.
  const written = ticks.filter((tick) => Number.isInteger(tick) || !values.every(Number.isInteger));
  const [low = 0, high = 0] = scale.domain();
  const step = (written[1] ?? high) - (written[0] ?? low);
  const cuts = cutsOf(step).find((count) => Math.abs(scale(step / count) - scale(0)) >= GRID_STEP_MIN) ?? 1;
  const first = Math.ceil((low / step) * cuts - 1e-9);
  const last = Math.floor((high / step) * cuts + 1e-9);
  const between = Array.from({ length: last - first + 1 }, (_, index) => first + index);

  return {
    scale: (value) => scale(value),
    ticks: written,
    fineTicks: between.filter((count) => count % cuts !== 0).map((count) => (count * step) / cuts),
    ground: low < 0 && high > 0 ? 0 : low,
    // Nothing is left out before the first of what is counted.
    isBroken: low > 1 && low < YEARS_MIN,
  };
}

/** A step of 2 is cut in four or two, one of 1 or 5 in five. */
function cutsOf(step: number): number[] {
  return step.toExponential().startsWith('2') ? [4, 2] : [5];
}

/** Whether a value can be read exactly: it lies on a line of the grid. */
export function isOnGrid({ ticks, fineTicks }: Axis, value: number): boolean {
  return [...ticks, ...fineTicks].some((tick) => Math.abs(tick - value) < 1e-9);
}

/** What the numbers of an upright axis take, from the edge of the figure on. */
export function numbersWidth({ ticks }: Axis): number {
  return MARGIN + Math.max(...ticks.map((tick) => textWidth(numberWords(tick)))) + 4;
}

export function drawUprightAxis(
  { scale, ticks, fineTicks, isBroken }: Axis,
  { left, right, top, bottom }: Plot,
): string {
  const across = (tick: number, color: string) =>
    line([left, scale(tick)], [right, scale(tick)], { color, width: 1 });

  return [
    ...fineTicks.map((tick) => across(tick, FINE_GRID)),
    ...ticks.map((tick) => across(tick, GRID)),
    ...ticks.map((tick) => words(numberWords(tick), [left - 5, scale(tick)], { anchor: 'end' })),
    line([left, top], [left, bottom]),
    isBroken ? drawBreak([left, bottom - BREAK_AT.up], [6, 3]) : '',
  ].join('');
}

export function drawLevelAxis({ scale, ticks, fineTicks }: Axis, { top, bottom }: Plot): string {
  const upright = (tick: number, color: string) =>
    line([scale(tick), top], [scale(tick), bottom], { color, width: 1 });

  return [
    ...fineTicks.map((tick) => upright(tick, FINE_GRID)),
    ...ticks.map((tick) => upright(tick, GRID)),
    ...ticks.map((tick) => words(numberWords(tick), [scale(tick), bottom + TEXT_SIZE])),
  ].join('');
}

/** The line that values stand on: zero where it is in the plot, else the lower edge. */
export function drawGround({ scale, ground }: Axis, { left, right }: Plot, across?: Axis): string {
  const y = scale(ground);

  return [
    line([left, y], [right, y], { color: INK }),
    across?.isBroken ? drawBreak([left + BREAK_AT.across, y], [3, 6]) : '',
  ].join('');
}

/** Two strokes and a gap between them: the numbers from zero to here are left out. */
function drawBreak([x, y]: Point, [across, up]: Point): string {
  const isUpright = across > up;
  const stroke = (shift: number, color: string, width: number) => {
    const [atX, atY] = isUpright ? [x, y + shift] : [x + shift, y];

    return line([atX - across, atY + up], [atX + across, atY - up], { color, width });
  };

  return stroke(0, PAPER, 4) + stroke(-2.5, INK, 1.5) + stroke(2.5, INK, 1.5);
}
