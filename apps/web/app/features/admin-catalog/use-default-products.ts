import { calls } from '@second-bell/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { currentSession } from '#lib/admin-session.ts';
import { call } from '#lib/api-client.ts';
import { logFailure } from '#lib/log-failure.ts';

/**
 * Spec section 7: init-products is "called on dashboard load; failures only logged". It goes past the desk's own caller,
 * so that a refused token is told once, by the load of the products.
 */
export function useDefaultProducts(): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    const token = currentSession()?.token;
    if (token === undefined) return;

    const fill = async () => {
      try {
        const { created } = await call(calls.productAdministration.initProducts, { token });
        if (created > 0) await queryClient.invalidateQueries();
      } catch (error) {
        logFailure('The default products were not made', error);
      }
    };
    void fill();
  }, [queryClient]);
}
