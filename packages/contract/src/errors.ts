import * as z from 'zod/mini';

/** One field that was wrong: `path` as `options.2`, `message` in words a person can act on. */
export const issueSchema = z.object({ path: z.string(), message: z.string() });

/**
 * The HTTP status of each kind of failure that the API names.
 *
 * A code says what happened as exactly as a person has to be told; the first of each status is the general one. Pages
 * find their own sentence by the code, in their own language: `message` is for those who read the answer itself.
 */
export const ERROR_STATUS = {
  invalid_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  internal: 500,
  /** Too many changed the same at once, also after some tries. */
  busy: 503,
  /** The database does not answer, or too many ask at once. */
  unavailable: 503,
  /** What was sent came too slowly. */
  request_timeout: 408,
  /** The disk is almost full: nothing more is stored. */
  storage_full: 507,

  // Changes of content.
  stale_edit: 409,
  order_changed: 409,
  product_name_taken: 409,
  restored_name_taken: 409,
  product_deleted: 409,
  subject_deleted: 409,
  practice_test_deleted: 409,
  not_restorable: 404,
  nothing_to_export: 404,
  rescore_changed: 409,
  rescore_undone: 409,
  rescore_overlaid: 409,

  // Imports and pictures.
  nothing_to_import: 400,
  nothing_to_read: 400,
  already_imported: 409,
  too_many_questions: 413,
  unreadable_file: 415,
  text_too_slow: 400,
  pdf_locked: 400,
  pdf_broken: 400,
  pdf_too_long: 400,
  pdf_too_slow: 400,
  pdf_too_big: 400,
  pdf_pictures: 400,
  pdf_queue_full: 429,
  file_broken: 400,
  file_empty: 400,
  file_unknown: 415,
  file_old_format: 415,
  file_too_slow: 400,
  columns_unknown: 400,
  file_too_large: 413,
  upload_incomplete: 400,
  unsupported_picture: 415,
  empty_picture: 400,
  broken_picture: 400,
  picture_too_large: 400,

  // The contact form.
  too_many_messages: 429,

  // Accounts.
  wrong_sign_in: 401,
  /** The password was right, and a code of an app is asked for too. */
  code_needed: 401,
  wrong_second_factor: 401,
  wrong_passkey: 401,
  passkey_refused: 400,
  password_too_short: 400,
  password_leaked: 400,
  /** Signed in too long ago for what must not be done by whoever finds a device open. */
  fresh_sign_in_needed: 403,

  // People at the desk.
  wrong_password: 400,
  wrong_code: 400,
  second_factor_on: 409,
  too_many_passwords: 429,
  too_many_logins: 429,
  link_used: 400,
  already_administrator: 409,
  own_removal: 409,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every answer that is not a success. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.enum(Object.keys(ERROR_STATUS) as ErrorCode[]),
  issues: z.optional(z.array(issueSchema)),
  /** With a fault of the server: what the log knows it by. Every failure has it as the header `x-request-id` too. */
  requestId: z.optional(z.string()),
  /** What stands in the way. With `stale_edit`: the row as it is now, so that both versions can be shown. */
  current: z.optional(z.record(z.string(), z.unknown())),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
export type Issue = z.infer<typeof issueSchema>;
