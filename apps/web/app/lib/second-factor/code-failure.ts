import { CODE_STEP } from '#copy/second-factor.ts';

import { ApiError } from '../api-client.ts';
import { errorCode } from '../failure-message.ts';

/** What is said where too many codes were wrong: they wait as passwords do, and with the same code of failure. */
export function codeFailure(error: unknown): string | undefined {
  if (errorCode(error) !== 'too_many_passwords' || !(error instanceof ApiError)) return undefined;

  return CODE_STEP.tooMany(Math.max(1, Math.ceil((error.retryAfterSeconds ?? 0) / 60)));
}

/** The password was right: the second step stands on the page, and says itself what is wrong with a code. */
export function isAboutCode(error: unknown): boolean {
  const code = errorCode(error);

  return code === 'code_needed' || code === 'wrong_second_factor';
}
