import { errorBodySchema } from '@second-bell/contract';
import type * as z from 'zod/mini';

import { ApiError } from './api-client.ts';
import { errorCode } from './failure-message.ts';

/** Whether an edit was refused because someone else changed the row meanwhile. */
export function isStaleEdit(error: unknown): boolean {
  return errorCode(error) === 'stale_edit';
}

/** What stands in the way of a change that was refused: with a stale edit, the row as it is now. */
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
