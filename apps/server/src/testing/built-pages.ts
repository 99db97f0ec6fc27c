import { ensureBuilt } from '../../../../scripts/bootstrap.mjs';

/** Tests of the built pages look at pages built from what stands here now. */
export function setup(): void {
  ensureBuilt();
}
