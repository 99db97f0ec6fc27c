import { errorBodySchema } from '@second-bell/contract';
import type * as z from 'zod/mini';

import { ApiError } from './api-client.ts';

/** Whether an edit was refused because someone else changed the row meanwhile. */
export function isStaleEdit(error: unknown): boolean {
  return currentOf(error) !== undefined;
}

/** The row as it is now, where a stale edit was refused. */
export function currentRow<Row>(error: unknown, schema: z.ZodMiniType<Row>): Row | undefined {
  return schema.safeParse(currentOf(error)).data;
}

function currentOf(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;

  try {
    return errorBodySchema.safeParse(JSON.parse(error.text)).data?.current;
  } catch {
    return undefined;
  }
}
