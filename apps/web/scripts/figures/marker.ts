import { element, PAPER } from './svg.ts';

/** A filled circle, an open square, a filled triangle: series are told apart without colour. */
export function marker(index: number, [x, y]: readonly [number, number], color: string): string {
  const style = { fill: index % 2 === 0 ? color : PAPER, stroke: color, 'stroke-width': 1.5 };
  if (index === 0) return element('circle', { cx: x, cy: y, r: 3.5, ...style });
  if (index === 1) return element('rect', { x: x - 3.5, y: y - 3.5, width: 7, height: 7, ...style });

  const corners = [
    [x, y - 4.5],
    [x + 4.5, y + 3.5],
    [x - 4.5, y + 3.5],
  ];

  return element('polygon', { points: corners.map((corner) => corner.join(',')).join(' '), ...style });
}
