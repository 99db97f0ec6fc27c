import type { StudyMaterial } from '@second-bell/contract';
import { useEffect, useState } from 'react';

import { readMaterials } from './read-materials.ts';

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
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (kept) return undefined;

    let isHere = true;
    readMaterials().then(
      (materials) => {
        kept = materials;
        if (isHere) setData(materials);
      },
      (reason: unknown) => {
        if (isHere) setError(reason);
      },
    );

    return () => {
      isHere = false;
    };
  }, [attempt]);

  function refetch(): void {
    setError(undefined);
    setAttempt((count) => count + 1);
  }

  return { data, error, isFetching: data === undefined && error === undefined, refetch };
}
