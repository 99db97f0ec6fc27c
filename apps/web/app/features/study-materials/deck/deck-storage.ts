import { keep, readKept } from '#lib/storage.ts';

import { type DeckRun, type Pile } from './deck-model.ts';

/** Raised whenever what is kept changes its shape: older records are ignored. */
const RECORD_VERSION = 1;

export function saveRun(slug: string, { round, position, piles }: DeckRun): void {
  keep(keyOf(slug), { version: RECORD_VERSION, round, position, piles });
}

/** The run as this device keeps it, fitted to the cards that the deck has today; null where there is none. */
export function loadRun(slug: string, cards: readonly string[]): DeckRun | null {
  const kept = checkedRecord(readKept(keyOf(slug)));
  if (!kept) return null;

  const known = new Set(cards);
  const piles = Object.fromEntries(
    Object.entries(kept.piles).filter(
      (entry): entry is [string, Pile] => known.has(entry[0]) && isPile(entry[1]),
    ),
  );
  const round = kept.round.filter((card) => known.has(card));
  if (round.length === 0) return { round: cards, position: 0, isFlipped: false, piles };

  return { round, position: Math.min(kept.position, round.length), isFlipped: false, piles };
}

type Kept = { round: string[]; position: number; piles: Record<string, unknown> };

/** Checked by hand: a schema library would be the largest part of the page. */
function checkedRecord(record: unknown): Kept | null {
  if (!isRecord(record) || record['version'] !== RECORD_VERSION) return null;

  const { round, position, piles } = record;
  if (!Array.isArray(round) || !isRecord(piles)) return null;
  if (typeof position !== 'number' || !Number.isInteger(position) || position < 0) return null;

  return { round: [...new Set(round.filter((card) => typeof card === 'string'))], position, piles };
}

function isPile(value: unknown): value is Pile {
  return value === 'known' || value === 'again';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keyOf(slug: string): string {
  return `second-bell.flashcards.${slug}`;
}
