import { administrationEndpoints, bulkUploadEndpoints } from '@second-bell/contract';

import { implement } from '#plugins/implement.ts';

import type { App } from '../../app-instance.ts';
import { AppError } from '../../app-error.ts';

/**
 * The administrator's calls, closed: no administrator accounts exist yet, so no login succeeds and no token is valid.
 *
 * They are registered all the same, so that the API reference shows the whole contract and nothing behind the guard
 * can be reached by accident while it is built.
 */
export async function administrationRoutes(app: App): Promise<void> {
  const { login, ...guarded } = administrationEndpoints;

  implement(app, login, () => {
    throw new AppError('unauthorized', 'Invalid credentials');
  });
  for (const endpoint of [...Object.values(guarded), ...Object.values(bulkUploadEndpoints)]) {
    implement(app, endpoint, refuse, { onRequest: async () => refuse() });
  }
}

function refuse(): never {
  throw new AppError('unauthorized', 'Log in as an administrator first');
}
