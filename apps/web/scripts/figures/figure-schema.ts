import { z } from 'zod';

const words = z.string().trim().min(1, 'Write some words');
const pair = z.tuple([z.number(), z.number()], 'Give two numbers, like [3, 4]');
const range = pair.refine(([low, high]) => low < high, 'Give the smaller number first');

const named = { kind: z.string(), title: words, xLabel: words, yLabel: words };
const seriesOfPoints = z
  .array(z.strictObject({ name: z.string(), points: z.array(pair).min(2, 'Give at least two points') }))
  .min(1)
  .refine(areNamed, 'Give each of several series a name');

const barSchema = z
  .strictObject({
    ...named,
    kind: z.literal('bar'),
    categories: z.array(words).min(2),
    series: z
      .array(z.strictObject({ name: z.string(), values: z.array(z.number().min(0)) }))
      .min(1)
      .refine(areNamed, 'Give each of several series a name'),
  })
  .refine(
    ({ categories, series }) => series.every(({ values }) => values.length === categories.length),
    'Give each series one value for each category',
  );

const lineSchema = z.strictObject({ ...named, kind: z.literal('line'), series: seriesOfPoints });
const scatterSchema = z.strictObject({ ...named, kind: z.literal('scatter'), series: seriesOfPoints });

const planeSchema = z
  .strictObject({
    kind: z.literal('plane'),
    title: words,
    x: range,
    y: range,
    lines: z.array(z.strictObject({ from: pair, to: pair, label: z.string() })),
    points: z.array(z.strictObject({ at: pair, label: z.string() })),
  })
  .refine(
    ({ x, y, lines, points }) =>
      [...lines.flatMap(({ from, to }) => [from, to]), ...points.map(({ at }) => at)].every(
        ([left, up]) => left >= x[0] && left <= x[1] && up >= y[0] && up <= y[1],
      ),
    'Keep every line and point inside the plane',
  );

const shapeSchema = z.strictObject({
  kind: z.literal('shape'),
  title: words,
  polygons: z.array(z.array(pair).min(3, 'Give a polygon at least three corners')),
  circles: z.array(z.strictObject({ center: pair, radius: z.number().positive() })),
  segments: z.array(z.strictObject({ from: pair, to: pair, dashed: z.boolean().optional() })),
  labels: z.array(z.strictObject({ at: pair, text: words })),
});

const place = z.int().min(0);
const flowSchema = z
  .strictObject({
    kind: z.literal('flow'),
    title: words,
    boxes: z.array(z.strictObject({ id: words, text: words, column: place, row: place })).min(2),
    arrows: z.array(z.strictObject({ from: words, to: words, text: z.string() })),
  })
  .superRefine(({ boxes, arrows }, context) => {
    const ids = new Set(boxes.map(({ id }) => id));
    const places = new Set(boxes.map(({ column, row }) => `${column} ${row}`));
    if (ids.size < boxes.length) context.addIssue('Give each box an id of its own');
    if (places.size < boxes.length) context.addIssue('Give each box a place of its own');
    for (const { from, to } of arrows) {
      const unknown = [from, to].find((id) => !ids.has(id));
      if (unknown !== undefined) context.addIssue(`An arrow names a box that is not there: ${unknown}`);
    }
  });

/** A figure as content/figures holds it; `kind` decides what else it has. */
const figureSchema = z.discriminatedUnion('kind', [
  barSchema,
  lineSchema,
  scatterSchema,
  planeSchema,
  shapeSchema,
  flowSchema,
]);

export type Figure = z.infer<typeof figureSchema>;
export type BarFigure = z.infer<typeof barSchema>;
export type PointsFigure = z.infer<typeof lineSchema> | z.infer<typeof scatterSchema>;
export type PlaneFigure = z.infer<typeof planeSchema>;
export type ShapeFigure = z.infer<typeof shapeSchema>;
export type FlowFigure = z.infer<typeof flowSchema>;

/** Throws with the name of the file and everything that is wrong in it. */
export function readFigure(name: string, json: string): Figure {
  const { data, error } = figureSchema.safeParse(parsed(name, json));
  if (data) return data;

  const problems = error.issues.map(({ path, message }) => `  ${path.join('.') || 'the figure'}: ${message}`);
  throw new Error([`${name} is no figure that can be drawn:`, ...problems].join('\n'));
}

function parsed(name: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${name} is not JSON: ${String(error)}`, { cause: error });
  }
}

function areNamed(series: readonly { name: string }[]): boolean {
  return series.length === 1 || series.every(({ name }) => name.trim() !== '');
}
