import type { EndpointShape } from '@second-bell/contract';
import type { Call } from '@second-bell/contract/calls';
import { useState } from 'react';
import * as z from 'zod/mini';

import type { Saving } from './saving.ts';
import { currentRow, isStaleEdit } from './stale-edit.ts';
import { useAdminMutation } from './use-admin-mutation.ts';

/** What every row has; the rest of it is shown as it came. */
const rowSchema = z.looseObject({ id: z.string(), version: z.number() });

type Row = z.infer<typeof rowSchema>;

/** An endpoint that changes one row, and answers with it. */
type EditEndpoint = EndpointShape & { method: 'PUT'; body: z.ZodMiniObject; response: z.ZodMiniType<Row> };

/** What a form holds: all that is sent but the version. */
type FieldsOf<E extends EditEndpoint> = Omit<z.input<E['body']>, 'version'>;

type EditOptions = {
  /** The row as it was when the edit began. */
  row: Row;
  notices: { success: string; failure: string };
  /** With the row as it was saved, unless the other version was kept. */
  onDone: (saved?: Row) => void;
};

/**
 * An edit that knows of others: where someone changed the row since it was opened, both versions are in `conflict`
 * until the person decides.
 */
export function useEdit<E extends EditEndpoint>(
  to: Call<E>,
  { row, notices, onDone }: EditOptions,
): Saving<FieldsOf<E>> {
  const [conflict, setConflict] = useState<{ theirs: Row; mine: FieldsOf<E> }>();
  const { mutate, isPending, error } = useAdminMutation<EndpointShape>(to, notices);

  const save = (fields: FieldsOf<E>, version: number) => {
    const input: object = { params: { id: row.id }, body: { ...fields, version } };
    mutate(input, {
      onSuccess: (saved) => onDone(rowSchema.safeParse(saved).data),
      onError: (refusal) => {
        const theirs = currentRow(refusal, rowSchema);
        setConflict(theirs && { theirs, mine: fields });
      },
    });
  };

  return {
    save: (fields) => save(fields, row.version),
    isSaving: isPending,
    problem: isStaleEdit(error) ? null : error,
    conflict: conflict && {
      ...conflict,
      keepMine: () => save(conflict.mine, conflict.theirs.version),
      useTheirs: () => onDone(),
      decideLater: () => setConflict(undefined),
    },
  };
}
