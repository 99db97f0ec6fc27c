import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** A toast's words: a title alone, or a title with a line below it. */
type NoticeText = string | { title: string; description: string };

/** What to say of an error; undefined where the page itself says it. */
type FailureText = NoticeText | ((error: Error) => NoticeText | undefined);

/** The fixed notices of a mutation, shown in one place so that no component handles them. */
export type Notices = { success?: NoticeText; failure?: FailureText };

export type Notify = {
  success: (title: string, description?: string) => void;
  failure: (title: string, description?: string) => void;
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Notices;
    queryMeta: Pick<Notices, 'failure'>;
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
    queryCache: new QueryCache({
      onError: (error, { meta }) => show(notify.failure, failureText(meta?.failure, error)),
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, { meta }) => show(notify.success, meta?.success),
      onError: (error, _variables, _result, { meta }) =>
        show(notify.failure, failureText(meta?.failure, error)),
    }),
  });
}

function failureText(text: FailureText | undefined, error: Error): NoticeText | undefined {
  return typeof text === 'function' ? text(error) : text;
}

function show(toast: Notify['success'], text: NoticeText | undefined): void {
  if (text === undefined) return;
  if (typeof text === 'string') toast(text);
  else toast(text.title, text.description);
}
