import type { EndpointShape } from '@second-bell/contract';
import type { Call } from '@second-bell/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { CANNOT_BE_UNDONE, KEPT_IN_HISTORY } from '#copy/admin.ts';
import { ConfirmDelete } from '#lib/confirm-delete.tsx';

type DeleteDialogProps = {
  /** What it is: `subject`. */
  kind: string;
  row: { id: string; name: string };
  /** What hangs below it: `3 practice tests`, `120 questions`. */
  below: readonly string[];
  call: Call<EndpointShape & { method: 'DELETE' }>;
  notices: { success: string; failure: string };
  onClose: () => void;
};

/** Asks before content is deleted, and says how much goes with it. */
export function DeleteDialog({ kind, row, below, ...rest }: DeleteDialogProps) {
  const queryClient = useQueryClient();
  // The figures may be hours old, since what was loaded never goes stale by itself.
  useEffect(() => void queryClient.invalidateQueries(), [queryClient]);

  return (
    <ConfirmDelete title={`Delete the ${kind} “${row.name}”?`} id={row.id} {...rest}>
      <p className="font-semibold">{CANNOT_BE_UNDONE}</p>
      {below.length > 0 && <p>Deleted with it: {below.join(', ')}.</p>}
      <p className="text-ink-soft">{KEPT_IN_HISTORY}</p>
    </ConfirmDelete>
  );
}
