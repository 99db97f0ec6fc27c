import { Worker } from 'node:worker_threads';

const WATCH_MS = 50;

type Limits = { maxSeconds: number; maxMegabytes: number };
/** `broken`: the thread ended without a word, out of memory or by a fault. */
type Refused = { refused: 'too_slow' | 'too_big' | 'broken' };

/** Runs a module as a thread of its own that answers once, within limits: whatever it is given, the server goes on. */
export async function runInThread<Task, Answer>(
  script: URL,
  task: Task,
  limits: Limits,
): Promise<Answer | Refused> {
  const worker = new Worker(script, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: limits.maxMegabytes },
    // Not those of the process: some are for its own script alone.
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  const watch = watchLimits(limits);
  const answered = new Promise<Answer | Refused>((resolve) => {
    worker.once('message', resolve);
    worker.once('error', () => resolve({ refused: 'broken' }));
    worker.once('exit', () => resolve({ refused: 'broken' }));
  });
  try {
    return await Promise.race([answered, watch.exceeded]);
  } finally {
    watch.stop();
    await worker.terminate();
  }
}

/**
 * Time and memory of a task. A thread's own limit counts no buffers, and these are what a small file can unpack to: so the
 * whole process is watched, whose growth is this task's as far as anyone can tell.
 */
function watchLimits({ maxSeconds, maxMegabytes }: Limits): { exceeded: Promise<Refused>; stop: () => void } {
  const end = Date.now() + maxSeconds * 1000;
  const mostBytes = process.memoryUsage.rss() + maxMegabytes * 1024 * 1024;
  let watch: NodeJS.Timeout | undefined;
  const exceeded = new Promise<Refused>((resolve) => {
    watch = setInterval(() => {
      if (Date.now() > end) resolve({ refused: 'too_slow' });
      if (process.memoryUsage.rss() > mostBytes) resolve({ refused: 'too_big' });
    }, WATCH_MS);
  });

  return { exceeded, stop: () => clearInterval(watch) };
}
