import type { StudyMaterial } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useEffect, useState } from 'react';

import { call } from '#lib/api-client.ts';

export type MaterialsQuery = {
  data: StudyMaterial[] | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
};

/** Data never goes stale (spec section 9): what came once is kept for the whole visit. */
let kept: StudyMaterial[] | undefined;

/** The list, asked for once; a failed try is only repeated when the visitor asks for it. */
export function useMaterials(): MaterialsQuery {
  const [data, setData] = useState(kept);
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    void load().then(setData, setError);
  }, []);

  function refetch(): void {
    setError(undefined);
    void load().then(setData, setError);
  }

  return { data, error, isFetching: data === undefined && error === undefined, refetch };
}

async function load(): Promise<StudyMaterial[]> {
  kept ??= await call(calls.studyMaterials.list);

  return kept;
}
