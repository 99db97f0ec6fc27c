import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { AppError } from '../app-error.ts';
import { networkOf } from '../network.ts';
import { guestOf } from './guest.ts';

/** How much may be written in a minute, in points: by one guest, from one address, by everybody. */
export type WriteLimits = { guest: number; address: number; all: number };

/** A call costs a point, and another for each piece of its body beyond the first: a disk is filled by bytes. */
const BYTES_OF_POINT = 512;
/** Of a body whose length is not told before it comes. */
const POINTS_OF_UNKNOWN_LENGTH = 32;

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;
/** What an address may write in a minute, it may so often in a day: a whole school's tests, and no disk. */
const MINUTES_A_DAY = 10;

/**
 * Refuses writes that are open to guests with 429 where they come too fast. Each process counts for itself, in memory:
 * no write of a learner waits for another one that only counts it (decision 34).
 *
 * The connections of an address are spread over the processes, so each process has its share of what an address, and
 * everybody, may write. A guest has few connections, maybe all to the same process, and keeps the whole.
 */
export function limitWrites(limits: WriteLimits, processes: number): onRequestAsyncHookHandler {
  const share = (points: number) => Math.ceil(points / processes);
  const newLimiter = (points: number, duration = MINUTE_SECONDS) =>
    new RateLimiterMemory({ points, duration });
  const ofAddress = newLimiter(share(limits.address));
  const ofAddressToday = newLimiter(share(limits.address * MINUTES_A_DAY), DAY_SECONDS);
  const ofGuest = newLimiter(limits.guest);
  const ofAll = newLimiter(share(limits.all));

  return async (request) => {
    const points = pointsOf(request);
    const address = networkOf(request.ip);
    const guestId = guestOf(request);
    try {
      // The address first: whoever makes up guest ids is stopped before each has a count of its own.
      await ofAddress.consume(address, points);
      await ofAddressToday.consume(address, points);
      if (guestId !== undefined) await ofGuest.consume(guestId, points);
      await ofAll.consume('all', points);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext);
      throw error;
    }
  };
}

/** Refuses calls with 429 that come from one network more often than that in an hour. */
export function limitHourly(calls: number): onRequestAsyncHookHandler {
  const limiter = new RateLimiterMemory({ points: calls, duration: HOUR_SECONDS });

  return async ({ ip }) => {
    try {
      await limiter.consume(networkOf(ip));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext);
      throw error;
    }
  };
}

function pointsOf({ headers }: FastifyRequest): number {
  const length = headers['content-length'];
  if (length === undefined) return headers['transfer-encoding'] === undefined ? 1 : POINTS_OF_UNKNOWN_LENGTH;

  return Math.max(1, Math.ceil(Number(length) / BYTES_OF_POINT));
}

function tooMany(milliseconds: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));

  return new AppError('too_many_requests', 'That was a lot at once. Wait a minute, then try again.', {
    retryAfterSeconds,
  });
}
