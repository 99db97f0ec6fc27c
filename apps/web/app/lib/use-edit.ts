import type { EndpointShape } from '@second-bell/contract';
import { useState } from 'react';
import type { z } from 'zod';

import { currentRow } from './stale-edit.ts';
import { useAdminMutation } from './use-admin-mutation.ts';

type Row = { id: string; version: number };

/** An endpoint that changes one row, and answers with it. */
type EditEndpoint<R extends Row> = EndpointShape & { method: 'PUT'; response: z.ZodType<R> };

type EditOptions<R extends Row> = {
  /** The row as it was when the edit began. */
  row: R;
  notices: { success: string; failure: string };
  onDone: () => void;
};

/**
 * An edit that knows of others: where someone changed the row since it was opened, both versions are in `conflict`
 * until the person decides. `Fields` is what the form holds, without the version.
 */
export function useEdit<R extends Row, Fields extends object>(
  endpoint: EditEndpoint<R>,
  { row, notices, onDone }: EditOptions<R>,
) {
  const [conflict, setConflict] = useState<{ theirs: R; mine: Fields }>();
  const mutation = useAdminMutation<EndpointShape>(endpoint, notices);

  const save = (fields: Fields, version = row.version) => {
    const input: object = { params: { id: row.id }, body: { ...fields, version } };
    mutation.mutate(input, {
      onSuccess: onDone,
      onError: (error) => {
        const theirs = currentRow(error, endpoint.response);
        if (theirs) setConflict({ theirs, mine: fields });
      },
    });
  };

  return {
    save: (fields: Fields) => save(fields),
    isSaving: mutation.isPending,
    /** Why it was not saved; a conflict is told apart below. */
    problem: conflict ? null : mutation.error,
    conflict: conflict && {
      ...conflict,
      keepMine: () => save(conflict.mine, conflict.theirs.version),
      useTheirs: onDone,
      decideLater: () => setConflict(undefined),
    },
  };
}
