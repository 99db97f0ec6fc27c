import * as z from 'zod/mini';

import { described } from './fields.ts';
import type { Policy } from './policies.ts';

/**
 * One call of the public API: what goes in, what comes out, and the policy that says who may make it.
 *
 * The server registers its routes from these entries and checks by them what comes in and goes out; they also type the
 * browser's calls (`calls.ts`). `method` and `path`, with `:name` parameters, come from `routes.ts`. `status` is the answer's
 * status on success: 200 unless given.
 */
export type EndpointShape = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  /** One line for the API reference. */
  summary: string;
  policy: Policy;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** Multipart form fields instead of a JSON body. */
  form?: z.ZodMiniObject;
  /** What a success answers with; for a download, `fileSchema`. */
  response: z.ZodMiniType;
  status?: 200 | 201 | 204;
};

/** Keeps the literal types of an entry, so that callers get exact params, body and response. */
export function endpoint<const E extends EndpointShape>(shape: E): E {
  return shape;
}

/** The answer of a call that sends a file instead of JSON. */
export const fileSchema = described(z.custom<Uint8Array>(), { description: 'A file' });
