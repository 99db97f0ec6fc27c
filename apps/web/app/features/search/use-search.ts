import { calls } from '@second-bell/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { endpointQuery } from '#lib/endpoint-query.ts';

import type { SearchTexts } from './search-entries.ts';
import type { Find } from './search-index.ts';

const TEXTS_FILE = '/search-texts.json';

/** What looks through everything that can be found. It is loaded with the first word, once for the visit. */
export function useSearch(isWanted: boolean) {
  const queryClient = useQueryClient();

  return useQuery<Find>({
    queryKey: ['search'],
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      const [tests, materials, texts, { searchEntries }, { createFind }] = await Promise.all([
        queryClient.fetchQuery(endpointQuery(calls.catalog.topics)),
        queryClient.fetchQuery(endpointQuery(calls.studyMaterials.list)),
        fetchTexts(signal),
        import('./search-entries.ts'),
        import('./search-index.ts'),
      ]);

      return createFind(searchEntries({ tests, materials, texts }));
    },
  });
}

async function fetchTexts(signal: AbortSignal): Promise<SearchTexts> {
  const response = await fetch(TEXTS_FILE, { signal });
  if (!response.ok) throw new Error(`${response.status}: ${TEXTS_FILE}`);

  return (await response.json()) as SearchTexts;
}
