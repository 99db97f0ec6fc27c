import type { LineSight } from '../sight/line-sight.ts';
import { settleLabels } from '../sight/settle-labels.ts';
import { sightLine } from '../sight/sight-line.ts';

/** Every line of a file and what it looks like; `next[i]` is the next line after `i` that carries structure. */
export type FileSights = { lines: readonly string[]; sights: LineSight[]; next: Int32Array };

export function sightFile(lines: readonly string[]): FileSights {
  const sights = lines.map(sightLine);
  settleLabels(sights);
  const next = new Int32Array(lines.length + 1).fill(lines.length);
  let following = lines.length;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    next[index] = following;
    if (sights[index]?.isStructure === true) following = index;
  }

  return { lines, sights, next };
}

export function nextStructure({ sights, next }: FileSights, index: number): LineSight | undefined {
  return sights[next[index] ?? sights.length];
}
