/** Where a learner has put a card. */
export type Pile = 'known' | 'again';

/** One learner's way through a deck. Cards are named by their ids; `isFlipped` says that the answer shows. */
export type DeckRun = {
  /** The cards of this round in their order: all of them, or those to see again. */
  round: readonly string[];
  /** `round.length` once the round is over. */
  position: number;
  isFlipped: boolean;
  piles: Readonly<Record<string, Pile>>;
};

export type DeckAction =
  | { type: 'flip' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'sort'; pile: Pile }
  /** With numbers from 0 up to 1, one for each card of the round: chance comes from outside. */
  | { type: 'shuffle'; chances: readonly number[] }
  | { type: 'repeat' }
  | { type: 'restart'; cards: readonly string[] }
  | { type: 'restore'; run: DeckRun };

export function newRun(cards: readonly string[]): DeckRun {
  return { round: cards, position: 0, isFlipped: false, piles: {} };
}

export function deckReducer(run: DeckRun, action: DeckAction): DeckRun {
  switch (action.type) {
    case 'flip':
      return isOver(run) ? run : { ...run, isFlipped: !run.isFlipped };
    case 'next':
      return moveTo(run, run.position + 1);
    case 'previous':
      return moveTo(run, run.position - 1);
    case 'sort':
      return sorted(run, action.pile);
    case 'shuffle':
      return { ...moveTo(run, 0), round: shuffled(run.round, action.chances) };
    case 'repeat':
      return repeated(run);
    case 'restart':
      return newRun(action.cards);
    case 'restore':
      break;
  }

  return action.run;
}

export function isOver({ round, position }: DeckRun): boolean {
  return position >= round.length;
}

/** Known, to see again, and not yet put on a pile. */
export function pileCounts({ piles }: DeckRun, deckSize: number) {
  const all = Object.values(piles);
  const known = all.filter((pile) => pile === 'known').length;

  return { known, again: all.length - known, left: deckSize - all.length };
}

function moveTo(run: DeckRun, position: number): DeckRun {
  return { ...run, position: Math.max(0, Math.min(position, run.round.length)), isFlipped: false };
}

function repeated(run: DeckRun): DeckRun {
  const round = Object.keys(run.piles).filter((card) => run.piles[card] === 'again');

  return round.length === 0 ? run : { ...run, round, position: 0, isFlipped: false };
}

function sorted(run: DeckRun, pile: Pile): DeckRun {
  const card = run.round[run.position];
  // Who has not seen the answer cannot say whether they knew it.
  if (card === undefined || !run.isFlipped) return run;

  return moveTo({ ...run, piles: { ...run.piles, [card]: pile } }, run.position + 1);
}

/** Fisher and Yates: every order is as likely as every other. */
function shuffled(cards: readonly string[], chances: readonly number[]): string[] {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor((chances[last] ?? 0) * (last + 1));
    const card = order[last];
    const swap = order[other];
    if (card !== undefined && swap !== undefined) [order[last], order[other]] = [swap, card];
  }

  return order;
}
