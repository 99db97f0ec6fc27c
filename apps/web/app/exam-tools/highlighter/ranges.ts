import type { TextRange } from '@second-bell/domain';

/** The ranges with one more, in order; those that touch become one. */
export function withRange(ranges: readonly TextRange[], [from, to]: TextRange): TextRange[] {
  if (from >= to) return [...ranges];
  const touching = ranges.filter((range) => range[0] <= to && range[1] >= from);
  const joined: TextRange = [
    Math.min(from, ...touching.map(([start]) => start)),
    Math.max(to, ...touching.map(([, end]) => end)),
  ];

  return [...ranges.filter((range) => !touching.includes(range)), joined].toSorted((a, b) => a[0] - b[0]);
}

/** The ranges without what lies in another one. */
export function withoutRange(ranges: readonly TextRange[], [from, to]: TextRange): TextRange[] {
  return ranges
    .flatMap(([start, end]): TextRange[] => [
      [start, Math.min(end, from)],
      [Math.max(start, to), end],
    ])
    .filter(([start, end]) => start < end)
    .filter((range, index, all) => index === 0 || range[0] !== all[index - 1]?.[0]);
}

/** Whether anything of a range is among them. */
export function overlaps(ranges: readonly TextRange[], [from, to]: TextRange): boolean {
  return ranges.some(([start, end]) => start < to && end > from);
}
