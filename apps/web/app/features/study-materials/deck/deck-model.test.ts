import { describe, expect, it } from 'vitest';

import { type DeckAction, deckReducer, type DeckRun, isOver, newRun, pileCounts } from './deck-model.ts';

const CARDS = ['a', 'b', 'c'];

function after(...actions: DeckAction[]): DeckRun {
  return actions.reduce(deckReducer, newRun(CARDS));
}

const FLIP: DeckAction = { type: 'flip' };
const RATED_KNOWN: DeckAction = { type: 'sort', pile: 'known' };
/** Turned over, and put on a pile. */
const KNOWN: readonly DeckAction[] = [FLIP, RATED_KNOWN];
const AGAIN: readonly DeckAction[] = [FLIP, { type: 'sort', pile: 'again' }];
const NEXT: DeckAction = { type: 'next' };

describe('deckReducer', () => {
  it('turns a card over and back', () => {
    expect(after({ type: 'flip' }).isFlipped).toBe(true);
    expect(after({ type: 'flip' }, { type: 'flip' }).isFlipped).toBe(false);
  });

  it('shows the question of every card it moves to', () => {
    expect(after({ type: 'flip' }, NEXT)).toMatchObject({ position: 1, isFlipped: false });
    expect(after(NEXT, { type: 'flip' }, { type: 'previous' })).toMatchObject({
      position: 0,
      isFlipped: false,
    });
  });

  it('stays on the first card, and ends after the last', () => {
    expect(after({ type: 'previous' }).position).toBe(0);
    const run = after(NEXT, NEXT, NEXT, NEXT);
    expect(run.position).toBe(3);
    expect(isOver(run)).toBe(true);
    expect(deckReducer(run, { type: 'flip' })).toBe(run);
    expect(deckReducer(run, RATED_KNOWN)).toBe(run);
  });

  it('rates no card before it was turned', () => {
    expect(after(RATED_KNOWN)).toEqual(newRun(CARDS));
    expect(after(...KNOWN, RATED_KNOWN)).toMatchObject({ position: 1, piles: { a: 'known' } });
  });

  it('puts cards on piles and moves on; a card is on one pile only', () => {
    const run = after(...KNOWN, ...AGAIN, { type: 'previous' }, ...KNOWN);
    expect(run).toMatchObject({ position: 2, piles: { a: 'known', b: 'known' } });
    expect(pileCounts(run, CARDS.length)).toEqual({ known: 2, again: 0, left: 1 });
  });

  it('repeats the cards to see again, and counts a card that is known by then', () => {
    const run = after(...AGAIN, ...KNOWN, ...AGAIN, { type: 'repeat' });
    expect(run).toMatchObject({ round: ['a', 'c'], position: 0 });
    expect(pileCounts(KNOWN.reduce(deckReducer, run), CARDS.length)).toEqual({ known: 2, again: 1, left: 0 });
    expect(after(...KNOWN, { type: 'repeat' })).toMatchObject({ round: CARDS, position: 1 });
  });

  it('shuffles the round without losing a card or a pile', () => {
    const run = after(...KNOWN, { type: 'shuffle', chances: [0, 0, 0] });
    expect(run).toMatchObject({ round: ['b', 'c', 'a'], position: 0, piles: { a: 'known' } });
    expect(after({ type: 'shuffle', chances: [0.99, 0.99, 0.99] }).round).toEqual(CARDS);
  });

  it('starts over with every card and empty piles', () => {
    expect(after(...AGAIN, ...AGAIN, { type: 'repeat' }, { type: 'restart', cards: CARDS })).toEqual(
      newRun(CARDS),
    );
  });
});
