import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

export const healthEndpoints = {
  health: endpoint({
    ...routes.health.health,
    summary: 'Answers once the database does',
    policy: 'health.read',
    response: z.object({ status: z.literal('ok') }),
  }),
};
