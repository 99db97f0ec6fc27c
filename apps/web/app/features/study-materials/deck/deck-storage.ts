import { type DeckRun, type Pile } from './deck-model.ts';

/** Raised whenever what is kept changes its shape: older records are ignored. */
const RECORD_VERSION = 1;

/** A full or blocked storage is no failure: the deck goes on in memory alone. */
export function saveRun(slug: string, { round, position, piles }: DeckRun): void {
  withStorage((storage) =>
    storage.setItem(keyOf(slug), JSON.stringify({ version: RECORD_VERSION, round, position, piles })),
  );
}

/** The run as this device keeps it, fitted to the cards that the deck has today; null where there is none. */
export function loadRun(slug: string, cards: readonly string[]): DeckRun | null {
  const kept = parseRecord(withStorage((storage) => storage.getItem(keyOf(slug))));
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
function parseRecord(text: string | null): Kept | null {
  const record = parseJson(text);
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

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Reading the property alone throws where the browser blocks site data. */
function withStorage<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(window.localStorage);
  } catch {
    return null;
  }
}

function keyOf(slug: string): string {
  return `second-bell.flashcards.${slug}`;
}
