// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { loadRun, saveRun } from './deck-storage.ts';

const CARDS = ['a', 'b', 'c'];
const RUN = {
  round: ['c', 'a', 'b'],
  position: 2,
  isFlipped: true,
  piles: { c: 'known', a: 'again' },
} as const;
const KEY = 'second-bell.flashcards.deck';

beforeEach(() => localStorage.clear());

it('brings back order, place and piles, with the question on top', () => {
  saveRun('deck', RUN);

  expect(loadRun('deck', CARDS)).toEqual({ ...RUN, isFlipped: false });
  expect(loadRun('another', CARDS)).toBeNull();
});

it('drops cards that the deck no longer has', () => {
  saveRun('deck', RUN);

  expect(loadRun('deck', ['a'])).toEqual({
    round: ['a'],
    position: 1,
    isFlipped: false,
    piles: { a: 'again' },
  });
  expect(loadRun('deck', ['x', 'y'])).toEqual({
    round: ['x', 'y'],
    position: 0,
    isFlipped: false,
    piles: {},
  });
});

it.each([
  'not json',
  '{}',
  '[]',
  'null',
  '{"version":0}',
  '{"version":1,"round":[],"position":-1,"piles":{}}',
])('starts anew where %s is kept', (text) => {
  localStorage.setItem(KEY, text);

  expect(loadRun('deck', CARDS)).toBeNull();
});
