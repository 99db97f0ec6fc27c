import type { ReactNode } from 'react';

import { Failure } from '#ui/failure.tsx';
import { Spinner } from '#ui/spinner.tsx';

import { isNotFound } from './failure-message.ts';

type Query<T> = { data: T | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };

type QueryViewProps<T> = {
  query: Query<T>;
  /** What is on its way: `Loading subjects…`. */
  loading: string;
  /** Shown where the server does not know what was asked for: trying again would not help there. */
  notFound?: ReactNode;
  children: (data: T) => ReactNode;
};

/** The states of loaded data, in one order everywhere: data, on its way, not there, failed. */
export function QueryView<T>({ query, loading, notFound, children }: QueryViewProps<T>) {
  if (query.data !== undefined) return children(query.data);
  // A retry after a failure shows that it is working, too.
  if (query.isFetching || !query.error) return <Spinner label={loading} />;
  if (notFound !== undefined && isNotFound(query.error)) return notFound;

  return <Failure error={query.error} onRetry={() => void query.refetch()} />;
}
