/**
 * The worked examples of the public scoring documents: NCSBN, "Next Generation NCLEX item types and scoring" (0/1, +/−,
 * rationale dyad and triad), Elsevier Evolve, "NGN item types" (triad as one cause with two effects), ATI, "ATI TEAS
 * version 7 exam" (no partial credit).
 */
import { describe, expect, it } from 'vitest';

import type { Item } from './item.ts';
import { gradeItem } from './registry.ts';

function named(texts: readonly string[]): { id: string; text: string }[] {
  return texts.map((text, index) => ({ id: 'abcdefghij'.charAt(index), text }));
}

function numbered(texts: readonly string[]): { id: string; text: string }[] {
  return texts.map((text, index) => ({ id: String(index + 1), text }));
}

const SELECT_ALL: Item = {
  type: 'multiple_select',
  content: { options: named(['one', 'two', 'three', 'four', 'five', 'six', 'seven']) },
  key: ['a', 'b', 'c', 'd'],
};
const SELECT_2: Item = {
  type: 'multiple_select',
  content: { options: named(['one', 'two', 'three', 'four', 'five']), select: 2 },
  key: ['a', 'b'],
};
const MATRIX_ONE: Item = {
  type: 'matrix',
  content: {
    rows: numbered(['r1', 'r2', 'r3', 'r4', 'r5']),
    columns: named(['expected', 'unexpected']),
    perRow: 'one',
  },
  key: { 1: ['a'], 2: ['b'], 3: ['a'], 4: ['b'], 5: ['a'] },
};
const MATRIX_SEVERAL: Item = {
  type: 'matrix',
  content: { rows: numbered(['r1', 'r2']), columns: named(['x', 'y', 'z']), perRow: 'several' },
  key: { 1: ['a', 'b'], 2: ['c'] },
};
const LIST = { options: named(['right', 'wrong', 'odd']) };
const CLOZE: Item = {
  type: 'drop_down',
  content: {
    text: '{{1}} {{2}} {{3}}',
    blanks: [
      { id: '1', ...LIST },
      { id: '2', ...LIST },
      { id: '3', ...LIST },
    ],
    scoring: 'each',
  },
  key: { 1: 'a', 2: 'a', 3: 'a' },
};
const TRIAD: Item = { ...CLOZE, content: { ...CLOZE.content, scoring: 'rationale' } };
const DYAD: Item = {
  ...CLOZE,
  content: { text: '{{1}} because of {{2}}', blanks: CLOZE.content.blanks.slice(0, 2), scoring: 'rationale' },
  key: { 1: 'a', 2: 'a' },
};
const BOW_TIE: Item = {
  type: 'bow_tie',
  content: {
    actions: named(['a1', 'a2', 'a3', 'a4', 'a5']),
    conditions: named(['c1', 'c2', 'c3', 'c4']),
    parameters: named(['p1', 'p2', 'p3', 'p4', 'p5']),
  },
  key: { condition: 'b', actions: ['a', 'd'], parameters: ['c', 'e'] },
};
const DRAG: Item = {
  type: 'drag_match',
  content: {
    tokens: named(['t1', 't2', 't3', 't4']),
    targets: numbered(['one', 'two', 'three']),
    reuse: false,
  },
  key: { 1: 'b', 2: 'a', 3: 'd' },
};
const HIGHLIGHT: Item = {
  type: 'highlight',
  content: {
    form: 'text',
    pieces: numbered(['pale', 'cough', 'fever', 'calm', 'thirsty']),
  },
  key: ['1', '2', '3', '5'],
};
const HOT_SPOT: Item = {
  type: 'hot_spot',
  content: {
    regions: ['left', 'right'].map((text, index) => ({
      id: String(index + 1),
      text,
      shape: { kind: 'rectangle', x: index * 50, y: 0, width: 50, height: 100 },
    })),
    select: 1,
  },
  key: ['2'],
};
const ORDER: Item = {
  type: 'ordered_response',
  content: { options: named(['w', 'x', 'y', 'z']) },
  key: ['c', 'a', 'b', 'd'],
};
const ESSAY: Item = {
  type: 'extended_response',
  content: {
    rubric: [
      {
        id: '1',
        text: 'Arguments',
        levels: [2, 1, 0].map((points) => ({ points, text: `level ${points}` })),
      },
    ],
  },
  key: { modelAnswer: 'A model.' },
};

describe('partial credit', () => {
  it.each<[rule: string, item: Item, response: unknown, points: [number, number]]>([
    ['+/−: 3 right and 1 wrong of 4 keys', SELECT_ALL, ['a', 'b', 'c', 'e'], [2, 4]],
    ['+/−: 1 right and 3 wrong never falls below 0', SELECT_ALL, ['a', 'e', 'f', 'g'], [0, 4]],
    ['+/−: all right', SELECT_ALL, ['d', 'c', 'b', 'a'], [4, 4]],
    ['+/−: everything marked', SELECT_ALL, ['a', 'b', 'c', 'd', 'e', 'f', 'g'], [1, 4]],
    ['0/1, select N: 1 of 2', SELECT_2, ['a', 'c'], [1, 2]],
    ['0/1, select N: more marks than asked are none', SELECT_2, ['a', 'b', 'c'], [0, 2]],
    ['0/1, matrix: 4 of 5 rows', MATRIX_ONE, { 1: ['a'], 2: ['b'], 3: ['a'], 4: ['b'], 5: ['b'] }, [4, 5]],
    ['0/1, matrix: a row left out', MATRIX_ONE, { 1: ['a'] }, [1, 5]],
    [
      '+/− per row: 2 right and 1 wrong, then right',
      MATRIX_SEVERAL,
      { 1: ['a', 'b', 'c'], 2: ['c'] },
      [2, 3],
    ],
    [
      '+/− per row: a row below 0 takes nothing from another',
      MATRIX_SEVERAL,
      { 1: ['a', 'b'], 2: ['a', 'b'] },
      [2, 3],
    ],
    ['0/1, cloze: 2 of 3', CLOZE, { 1: 'b', 2: 'a', 3: 'a' }, [2, 3]],
    ['dyad: both right', DYAD, { 1: 'a', 2: 'a' }, [1, 1]],
    ['dyad: one right', DYAD, { 1: 'a', 2: 'b' }, [0, 1]],
    ['dyad: the other right', DYAD, { 1: 'b', 2: 'a' }, [0, 1]],
    ['triad: all right', TRIAD, { 1: 'a', 2: 'a', 3: 'a' }, [2, 2]],
    ['triad: the cause with one effect', TRIAD, { 1: 'a', 2: 'b', 3: 'a' }, [1, 2]],
    ['triad: the cause is wrong', TRIAD, { 1: 'b', 2: 'a', 3: 'a' }, [0, 2]],
    [
      '0/1, bow-tie: 3 of 5',
      BOW_TIE,
      { condition: 'b', actions: ['d', 'b'], parameters: ['e', 'a'] },
      [3, 5],
    ],
    [
      '0/1, bow-tie: 5 of 5',
      BOW_TIE,
      { condition: 'b', actions: ['d', 'a'], parameters: ['e', 'c'] },
      [5, 5],
    ],
    ['0/1, drag: 2 of 3', DRAG, { 1: 'b', 2: 'a', 3: 'c' }, [2, 3]],
    ['0/1, drag: a token used twice is refused', DRAG, { 1: 'b', 2: 'b' }, [0, 3]],
    ['+/−, highlight: 3 right and 1 wrong', HIGHLIGHT, ['1', '2', '3', '4'], [2, 4]],
    ['0/1, hot spot: the right region', HOT_SPOT, ['2'], [1, 1]],
    ['0/1, hot spot: the wrong region', HOT_SPOT, ['1'], [0, 1]],
    ['whole, ordered response: right', ORDER, ['c', 'a', 'b', 'd'], [1, 1]],
    ['whole, ordered response: two changed places', ORDER, ['a', 'c', 'b', 'd'], [0, 1]],
    ['whole, ordered response: not all placed', ORDER, ['c', 'a', 'b'], [0, 1]],
    ['an essay is not judged', ESSAY, { text: 'Because.', scores: { 1: 2 } }, [0, 0]],
  ])('%s', (_rule, item, response, [points, maxPoints]) => {
    expect(gradeItem(item, response, 'partial')).toMatchObject({ points, maxPoints });
  });
});

describe('all or nothing', () => {
  it.each<[rule: string, item: Item, response: unknown, points: [number, number]]>([
    ['3 of 4 keys', SELECT_ALL, ['a', 'b', 'c'], [0, 1]],
    ['all keys and one more', SELECT_ALL, ['a', 'b', 'c', 'd', 'e'], [0, 1]],
    ['all keys', SELECT_ALL, ['d', 'c', 'b', 'a'], [1, 1]],
    ['4 of 5 rows', MATRIX_ONE, { 1: ['a'], 2: ['b'], 3: ['a'], 4: ['b'], 5: ['b'] }, [0, 1]],
    ['all rows', MATRIX_ONE, MATRIX_ONE.key, [1, 1]],
    ['a triad with one effect', TRIAD, { 1: 'a', 2: 'b', 3: 'a' }, [0, 1]],
    ['a whole triad', TRIAD, { 1: 'a', 2: 'a', 3: 'a' }, [1, 1]],
    ['the whole order', ORDER, ['c', 'a', 'b', 'd'], [1, 1]],
    ['an essay is not judged', ESSAY, { text: 'Because.' }, [0, 0]],
  ])('%s', (_rule, item, response, [points, maxPoints]) => {
    expect(gradeItem(item, response, 'all_or_nothing')).toMatchObject({ points, maxPoints });
  });

  it('tells the self-scores of an essay by trait', () => {
    expect(gradeItem(ESSAY, { text: 'Because.', scores: { 1: 2 } }, 'partial').parts).toEqual([
      { id: '1', points: 2, maxPoints: 2, isRight: null },
    ]);
  });
});
