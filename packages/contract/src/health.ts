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
  ready: endpoint({
    ...routes.health.ready,
    summary: 'Answers while this process can take calls that store something; 503 or 507 while it cannot',
    policy: 'health.read',
    response: z.object({ status: z.literal('ready') }),
  }),
};
