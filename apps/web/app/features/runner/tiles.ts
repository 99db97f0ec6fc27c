import type { Run } from './model.ts';

/** What a tile of the question grid tells: spec section 4's current, answered, unanswered, flagged. They combine. */
export type Tile = {
  number: number;
  isCurrent: boolean;
  isAnswered: boolean;
  isFlagged: boolean;
};

type TileSource = Pick<Run, 'questionIds' | 'currentIndex' | 'answers' | 'flagged'>;

export function questionTiles(run: TileSource): Tile[] {
  const flagged = new Set(run.flagged);

  return run.questionIds.map((id, index) => ({
    number: index + 1,
    isCurrent: index === run.currentIndex,
    isAnswered: Object.hasOwn(run.answers, id),
    isFlagged: flagged.has(id),
  }));
}

/** The tile's name for screen readers: `Question 3, answered, flagged`. */
export function tileLabel({ number, isCurrent, isAnswered, isFlagged }: Tile): string {
  const states = [isCurrent && 'current', isAnswered ? 'answered' : 'unanswered', isFlagged && 'flagged'];

  return [`Question ${number}`, ...states.filter((state) => state !== false)].join(', ');
}
