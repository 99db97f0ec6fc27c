import { endpoints } from '@second-bell/contract';

import { implement } from '#plugins/implement.ts';

import type { App } from '../../app-instance.ts';
import { AppError } from '../../app-error.ts';

/** The administrator's calls that are not built yet, registered so that the API reference shows the whole contract. */
export async function closedRoutes(app: App): Promise<void> {
  const closed = [endpoints.images, endpoints.exports].flatMap((group) => Object.values(group));
  for (const endpoint of closed) implement(app, endpoint, refuse);
}

function refuse(): never {
  throw new AppError('unauthorized', 'Invalid credentials');
}
