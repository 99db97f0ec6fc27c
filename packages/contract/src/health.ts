import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';

export const healthEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Answers once the database does',
    access: 'public',
    response: z.object({ status: z.literal('ok') }),
  }),
};
