import { declareResponse, mapResponse, named, type QtiAdapter, RESPONSE } from '../interaction.ts';
import { richLine } from '../rich-text.ts';

/** Pairs of a row and a column. With several columns for a row, one point off for each wrong pair. */
export const matrix: QtiAdapter<'matrix'> = ({ content, key }, { qti }) => {
  const { rows, columns, perRow } = content;
  const right = rows.flatMap(({ id }) =>
    (key[id] ?? []).map((column) => `${named('row', id)} ${named('column', column)}`),
  );
  const set = (kind: string, things: typeof rows, matchMax: number) =>
    qti.element(
      'simpleMatchSet',
      {},
      things.map(({ id, text }) =>
        qti.element(
          'simpleAssociableChoice',
          { identifier: named(kind, id), matchMax: String(matchMax) },
          richLine(text),
        ),
      ),
    );

  return {
    declarations: [
      declareResponse(
        qti,
        { cardinality: 'multiple', baseType: 'directedPair', correct: right },
        { points: right.map((pair) => [pair, 1]), others: perRow === 'several' ? -1 : 0 },
      ),
    ],
    body: [
      qti.element(
        'matchInteraction',
        {
          responseIdentifier: RESPONSE,
          shuffle: 'false',
          maxAssociations: String(perRow === 'one' ? rows.length : rows.length * columns.length),
        },
        [set('row', rows, perRow === 'one' ? 1 : columns.length), set('column', columns, rows.length)],
      ),
    ],
    processing: mapResponse(qti),
  };
};
