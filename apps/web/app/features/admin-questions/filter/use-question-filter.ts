import { useSearchParams } from 'react-router';

import { useFilterInAddress } from '#lib/use-filter-in-address.ts';

import { NO_FILTER, readFilter, writeFilter } from './question-filter.ts';

/** The filter of a test's questions. */
export function useQuestionFilter() {
  const [params] = useSearchParams();

  return useFilterInAddress({ inAddress: readFilter(params), none: NO_FILTER, write: writeFilter });
}

export type QuestionFilterControl = ReturnType<typeof useQuestionFilter>;
