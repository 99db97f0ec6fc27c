import { performance } from 'node:perf_hooks';

import type { FastifyBaseLogger } from 'fastify';

import type { Work } from './work.ts';

const BEAT_MS = 50;
/** Nobody is answered meanwhile: more than a learner notices. */
const STALL_MS = 200;

/** Writes to the log where the process stood still, for how long, and which calls may have done it. */
export function watchStalls(work: Work, log: FastifyBaseLogger): () => void {
  let last = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    const stalledMs = Math.round(now - last - BEAT_MS);
    last = now;
    const routes = work.takeRoutes();
    if (stalledMs > STALL_MS) log.warn({ stalledMs, routes }, 'the process stood still');
  }, BEAT_MS).unref();

  return () => clearInterval(watch);
}
