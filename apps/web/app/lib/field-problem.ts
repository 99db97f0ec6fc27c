import { errorBodySchema } from '@second-bell/contract';

import { ApiError } from './api-client.ts';

/** What the server found wrong with one field of a form; undefined where it said nothing of that field. */
export function fieldProblem(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;

  try {
    const { data } = errorBodySchema.safeParse(JSON.parse(error.text));

    return data?.issues?.find(({ path }) => path === field)?.message;
  } catch {
    return undefined;
  }
}
