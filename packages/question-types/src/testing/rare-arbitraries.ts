import * as fc from 'fast-check';

import type { HighlightPiece } from '../highlight/index.ts';
import type { RegionShape } from '../hot-spot/index.ts';
import {
  letteredOptions,
  line,
  lines,
  numberedOptions,
  oneId,
  paragraphs,
  someIds,
  valuesOf,
} from './text-arbitraries.ts';
import type { TypeArbitraries } from './type-arbitraries.ts';

/** Numbers in every form in which they may be written. */
const numberText = fc.oneof(
  fc.integer({ min: -5000, max: 5000 }).map(String),
  fc.integer({ min: 0, max: 99_999 }).map((hundredths) => (hundredths / 100).toFixed(2)),
  fc.tuple(fc.nat(99), fc.integer({ min: 1, max: 99 })).map(([above, below]) => `${above}/${below}`),
  fc.constantFrom('1 1/2', '-2 3/4', '1,250', '1,250,000.5', '.5', '5.', '½', '2½', '−3', '+4'),
);

const unit = fc.constantFrom('mL', 'mL/h', 'g/dL', '%', '$', '°C', 'square feet', 'm²', 'mmHg', '€');

export const numericEntryArbitraries: TypeArbitraries<'numeric_entry'> = {
  item: fc
    .tuple(
      fc.option(unit, { nil: undefined }),
      numberText,
      fc.option(fc.constantFrom('0', '0.1', '1', '1/2'), { nil: undefined }),
    )
    .map(([named, value, tolerance]) => ({
      type: 'numeric_entry',
      content: { ...(named !== undefined && { unit: named }) },
      key: { value, ...(tolerance !== undefined && { tolerance }) },
    })),
  response: ({ unit: named }) =>
    fc
      .tuple(numberText, fc.boolean())
      .map(([text, hasUnit]) => (hasUnit && named !== undefined ? `${text} ${named}` : text)),
};

const words = line.filter((text) => !/\]\]|\]$|\[\[/.test(text));

/** Pieces with words between them, the marked ones numbered from some number on. */
const textPieces = fc
  .array(fc.tuple(words, words), { minLength: 2, maxLength: 5 })
  .map((pairs) =>
    pairs.flatMap(([between, marked], index): HighlightPiece[] => [
      { text: index === 0 ? `${between} ` : ` ${between}\n` },
      { text: marked, id: String(index + 1) },
    ]),
  );

const tableRows = fc
  .array(fc.tuple(words, words, words), { minLength: 1, maxLength: 3 })
  .map((rows) =>
    rows.map(([title, first, second], index): HighlightPiece[] => [
      { text: title },
      { text: first, id: String(2 * index + 1) },
      { text: second, id: String(2 * index + 2) },
    ]),
  );

function idsOf(pieces: readonly HighlightPiece[]): { id: string }[] {
  return pieces.flatMap(({ id }) => (id === undefined ? [] : [{ id }]));
}

/** In reading order, as the text names them. */
function someMarks(pieces: readonly HighlightPiece[], minLength = 0) {
  return someIds(idsOf(pieces), minLength).map((ids) => ids.toSorted((a, b) => Number(a) - Number(b)));
}

export const highlightArbitraries: TypeArbitraries<'highlight'> = {
  item: fc.oneof(
    textPieces.chain((pieces) =>
      someMarks(pieces, 1).map((key) => ({
        type: 'highlight' as const,
        content: { form: 'text' as const, pieces },
        key,
      })),
    ),
    fc.tuple(fc.tuple(line, line, line), tableRows).chain(([head, rows]) =>
      someMarks(rows.flat(), 1).map((key) => ({
        type: 'highlight' as const,
        content: { form: 'table' as const, head, rows },
        key,
      })),
    ),
  ),
  response: (content) => someIds(idsOf(content.form === 'text' ? content.pieces : content.rows.flat())),
};

export const bowTieArbitraries: TypeArbitraries<'bow_tie'> = {
  item: fc
    .record(
      {
        actions: letteredOptions(2, 5),
        conditions: letteredOptions(2, 5),
        parameters: letteredOptions(2, 5),
      },
      { noNullPrototype: true },
    )
    .chain((content) =>
      fc
        .record(
          {
            condition: oneId(content.conditions),
            actions: someIds(content.actions, 2, 2),
            parameters: someIds(content.parameters, 2, 2),
          },
          { noNullPrototype: true },
        )
        .map((key) => ({ type: 'bow_tie', content, key })),
    ),
  response: (content) =>
    fc.record(
      {
        condition: fc.option(oneId(content.conditions)),
        actions: someIds(content.actions, 0, 2),
        parameters: someIds(content.parameters, 0, 2),
      },
      { noNullPrototype: true },
    ),
};

const percent = fc.nat(5000).map((hundredths) => hundredths / 100);

const shape: fc.Arbitrary<RegionShape> = fc.oneof(
  fc.record(
    {
      kind: fc.constant('rectangle' as const),
      x: percent,
      y: percent,
      width: percent.map((size) => size + 0.5).map((size) => Math.min(50, Math.round(size * 100) / 100)),
      height: fc.constant(0.01),
    },
    { noNullPrototype: true },
  ),
  fc.record(
    {
      kind: fc.constant('polygon' as const),
      points: fc.array(fc.tuple(percent, percent), { minLength: 3, maxLength: 6 }),
    },
    { noNullPrototype: true },
  ),
);

export const hotSpotArbitraries: TypeArbitraries<'hot_spot'> = {
  item: fc
    .tuple(numberedOptions(2, 5), fc.array(shape, { minLength: 5, maxLength: 5 }), fc.boolean())
    .chain(([names, shapes, isCounted]) => {
      const regions = names.flatMap((name, index) =>
        shapes[index] === undefined ? [] : [{ ...name, shape: shapes[index] }],
      );

      return someIds(regions, 1).map((key) => ({
        type: 'hot_spot' as const,
        content: { regions, ...(isCounted && { select: key.length }) },
        key: key.toSorted((a, b) => Number(a) - Number(b)),
      }));
    }),
  response: ({ regions, select }) => someIds(regions, 0, select),
};

const levels = fc
  .uniqueArray(fc.tuple(fc.nat(6), line), { minLength: 2, maxLength: 4, selector: ([points]) => points })
  .map((pairs) => pairs.map(([points, text]) => ({ points, text })));

export const extendedResponseArbitraries: TypeArbitraries<'extended_response'> = {
  item: fc
    .tuple(
      lines(0, 3).chain((titles) =>
        fc.tuple(
          ...titles.map((text, index) =>
            levels.map((some) => ({ id: String(index + 1), text, levels: some })),
          ),
        ),
      ),
      fc.option(fc.integer({ min: 1, max: 300 }), { nil: undefined }),
      fc.option(fc.integer({ min: 300, max: 900 }), { nil: undefined }),
      paragraphs,
    )
    .map(([rubric, minWords, maxWords, modelAnswer]) => ({
      type: 'extended_response',
      content: {
        ...(minWords !== undefined && { minWords }),
        ...(maxWords !== undefined && { maxWords }),
        rubric,
      },
      key: { modelAnswer },
    })),
  response: ({ rubric }) =>
    fc.record(
      {
        text: paragraphs,
        scores: valuesOf(
          rubric.map(
            ({ id, levels: some }) => [id, fc.constantFrom(...some.map(({ points }) => points))] as const,
          ),
          true,
        ),
      },
      { requiredKeys: ['text'], noNullPrototype: true },
    ),
};
