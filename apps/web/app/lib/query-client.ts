import { MutationCache, QueryClient } from '@tanstack/react-query';

/** A toast's words: a title alone, or a title with a line below it. */
type NoticeText = string | { title: string; description: string };

/** The fixed notices of a mutation, shown in one place so that no component handles them. */
export type Notices = { success?: NoticeText; failure?: NoticeText };

export type Notify = {
  success: (title: string, description?: string) => void;
  failure: (title: string, description?: string) => void;
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Notices;
  }
}

/**
 * Data never goes stale, no refetch on focus, no retries (spec section 9).
 *
 * `networkMode: 'always'` lets an offline call fail with a message instead of waiting for a connection.
 */
export function createQueryClient(notify: Notify): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, { meta }) => show(notify.success, meta?.success),
      onError: (_error, _variables, _result, { meta }) => show(notify.failure, meta?.failure),
    }),
  });
}

function show(toast: Notify['success'], text: NoticeText | undefined): void {
  if (text === undefined) return;
  if (typeof text === 'string') toast(text);
  else toast(text.title, text.description);
}
