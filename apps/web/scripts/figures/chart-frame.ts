import { LINE_HEIGHT, lines, MARGIN, SIZE, TEXT_SIZE, words } from './svg.ts';
import { textWidth, wrapped } from './text-width.ts';

const TITLE_SIZE = 14;
const SWATCH_WIDTH = 30;
const LEGEND_GAP = 14;

type LegendEntry = { name: string; swatch: (x: number, y: number) => string };

/** Title, legend and the name of the upright axis, above the plot; `top` is where the plot may begin. */
export function drawHeading(
  { title, yLabel }: { title: string; yLabel: string },
  legend: readonly LegendEntry[],
): { drawing: string; top: number } {
  const titleLines = wrapped(title, SIZE - 2 * MARGIN, { size: TITLE_SIZE, bold: true });
  const yLines = wrapped(yLabel, SIZE - 2 * MARGIN);
  let y = MARGIN + LINE_HEIGHT / 2;
  const parts = [lines(titleLines, [SIZE / 2, y], { size: TITLE_SIZE, bold: true })];
  y += titleLines.length * LINE_HEIGHT + 2;
  for (const row of legendRows(legend)) {
    for (const { entry, x } of row) {
      parts.push(entry.swatch(x, y), words(entry.name, [x + SWATCH_WIDTH, y], { anchor: 'start' }));
    }
    y += LINE_HEIGHT + 2;
  }
  parts.push(lines(yLines, [MARGIN, y], { anchor: 'start' }));

  return { drawing: parts.join(''), top: y + yLines.length * LINE_HEIGHT };
}

/** Side by side where they fit, else one below the other. */
function legendRows(legend: readonly LegendEntry[]): { entry: LegendEntry; x: number }[][] {
  const rows: { entry: LegendEntry; x: number }[][] = [];
  let x = SIZE;
  for (const entry of legend) {
    const width = SWATCH_WIDTH + textWidth(entry.name);
    if (x + width > SIZE - MARGIN) {
      x = MARGIN;
      rows.push([]);
    }
    rows.at(-1)?.push({ entry, x });
    x += width + LEGEND_GAP;
  }

  return rows;
}

/** The name of the level axis, at the foot of the figure. */
export function drawFoot(label: string): string {
  return words(label, [SIZE / 2, SIZE - MARGIN - TEXT_SIZE / 2]);
}

/** What the name of the level axis takes at the foot of the figure. */
export const FOOT_HEIGHT = MARGIN + LINE_HEIGHT;
