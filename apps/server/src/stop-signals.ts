const WATCH_MS = 500;

/**
 * Calls back once, at the first signal to stop. More of them change nothing: a terminal sends one to every process, and
 * those that started them hand it on once more.
 */
export function onStopSignal(stop: () => void): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop();
    });
  }
}

/** npm hands no signal on to what it runs, and nobody does who was killed: without them, this process stops too. */
export function stopWithParent(parent: number): void {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, WATCH_MS).unref();
}
