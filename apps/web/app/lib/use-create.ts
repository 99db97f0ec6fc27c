import type { EndpointShape } from '@second-bell/contract';
import type { Call } from '@second-bell/contract/calls';
import type * as z from 'zod/mini';

import type { Saving } from './saving.ts';
import { useAdminMutation } from './use-admin-mutation.ts';

type CreateEndpoint = EndpointShape & { method: 'POST'; body: z.ZodMiniObject };

type CreateOptions<P> = {
  notices: { success: string; failure: string };
  /** What the form does not ask for: where the new row belongs. */
  parent: P;
  onDone: () => void;
};

/** Makes a new row of what a form holds. */
export function useCreate<E extends CreateEndpoint, P extends Partial<z.input<E['body']>>>(
  to: Call<E>,
  { notices, parent, onDone }: CreateOptions<P>,
): Saving<Omit<z.input<E['body']>, keyof P>> {
  const { mutate, isPending, error } = useAdminMutation<EndpointShape>(to, notices);

  return {
    save: (fields) => mutate({ body: { ...fields, ...parent } } as object, { onSuccess: onDone }),
    isSaving: isPending,
    problem: error,
  };
}
