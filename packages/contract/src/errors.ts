import * as z from 'zod/mini';

/** One field that was wrong: `path` as `options.2`, `message` in words a person can act on. */
export const issueSchema = z.object({ path: z.string(), message: z.string() });

/** The body of every answer that is not a success. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.enum([
    'invalid_request',
    'unauthorized',
    'forbidden',
    'not_found',
    'conflict',
    'too_large',
    'unsupported_type',
    'too_many_requests',
    'internal',
  ]),
  issues: z.optional(z.array(issueSchema)),
  /** With `conflict` on a stale edit: the row as it is now, so that both versions can be shown. */
  current: z.optional(z.record(z.string(), z.unknown())),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
export type ErrorCode = ErrorBody['code'];
export type Issue = z.infer<typeof issueSchema>;
