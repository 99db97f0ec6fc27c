import MiniSearch from 'minisearch';

import type { EntryGroup, SearchEntry } from './search-entries.ts';

/** So many of each group are shown: whoever needs more types another word. */
const MOST_OF_GROUP = 8;
/** From this length on a word may be typed a little wrong. */
const FUZZY_FROM_LENGTH = 4;

export type Find = (words: string) => Found;
export type Found = {
  total: number;
  groups: readonly { group: EntryGroup; entries: readonly SearchEntry[] }[];
};

/** Looks through the entries by the starts of words, with a slip or two; every word must be there. */
export function createFind(entries: readonly SearchEntry[]): Find {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'place', 'text'],
    processTerm: folded,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length < FUZZY_FROM_LENGTH ? false : 0.2),
      boost: { title: 4, place: 2 },
      combineWith: 'AND',
    },
  });
  index.addAll([...entries]);

  return (words) => {
    const found = index.search(words).flatMap(({ id }) => byId.get(String(id)) ?? []);
    const groups = Map.groupBy(found, ({ group }) => group);

    return {
      total: found.length,
      groups: [...groups].map(([group, list]) => ({ group, entries: list.slice(0, MOST_OF_GROUP) })),
    };
  };
}

/** Accents and case make no difference. */
function folded(term: string): string {
  return term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
