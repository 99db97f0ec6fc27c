import cluster, { type Worker } from 'node:cluster';

import { restartDelayMs } from './restart-delay.ts';
import { giveUp, say } from './say.ts';
import { onStopSignal } from './stop-signals.ts';

/** Longer than a process takes at most to finish what it began (`serve.ts`), and less than anyone waits. */
const STOP_MS = 9_000;
/** Who served for so long did not fail at its start. */
const SOUND_AFTER_MS = 60_000;

/**
 * Runs so many processes on the same port until a signal to stop, which ends all of them. One that ends by itself is
 * replaced, later each time; one that cannot start at all, before any could, ends the others.
 *
 * No process outlives this one: Node ends a worker whose channel to here closes, also after a kill -9.
 */
export function keepProcesses(count: number): void {
  let isStopping = false;
  let hasServed = false;
  let crashes = 0;
  const startedAt = new Map<number, number>();

  const fork = () => {
    if (!isStopping) startedAt.set(cluster.fork().id, performance.now());
  };
  const replace = (worker: Worker, how: string) => {
    const age = performance.now() - (startedAt.get(worker.id) ?? 0);
    crashes = age < SOUND_AFTER_MS ? crashes + 1 : 1;
    const delay = restartDelayMs(crashes);
    say(`Process ${worker.process.pid} ended (${how}). Another starts in ${delay / 1000} seconds.`);
    setTimeout(fork, delay);
  };

  cluster.on('listening', () => {
    hasServed = true;
  });
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) endWhenAlone();
    // Its own words are said already.
    else if (hasServed) replace(worker, signal || `status ${code}`);
    else process.exit(1);
  });
  onStopSignal(() => {
    isStopping = true;
    signalAll('SIGTERM');
    setTimeout(() => {
      signalAll('SIGKILL');
      giveUp('Not all that was begun could be finished.');
    }, STOP_MS).unref();
    endWhenAlone();
  });
  for (let index = 0; index < count; index += 1) fork();
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

function signalAll(signal: NodeJS.Signals): void {
  for (const worker of workers()) worker.process.kill(signal);
}

function endWhenAlone(): void {
  if (workers().length === 0) process.exit(0);
}
