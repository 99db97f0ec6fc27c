import cluster from 'node:cluster';

import { CannotStart } from './cannot-start.ts';
import { readConfig } from './config.ts';
import { keepProcesses } from './processes.ts';
import { stopWithParent } from './stop-signals.ts';

type Folders = { site: string; content: string };

/** Serves with one process or, where so many are asked for, keeps others that serve. */
export async function start(environment: NodeJS.ProcessEnv, folders: Folders): Promise<void> {
  try {
    const config = readConfig(environment);
    if (config.parentProcess !== undefined && cluster.isPrimary) stopWithParent(config.parentProcess);
    if (config.processes > 1 && cluster.isPrimary) {
      keepProcesses(config.processes);
      if (config.metricsPort !== undefined) {
        const { serveMetricsOfAll } = await import('./metrics-of-all.ts');
        await serveMetricsOfAll(config.metricsPort);
      }
    } else {
      // Only where it is needed: a process that keeps others stays small.
      const { serve } = await import('./serve.ts');
      await serve(config, folders);
    }
  } catch (error) {
    console.error(error instanceof CannotStart ? `Second Bell cannot start. ${error.message}` : error);
    // At once: the channel to the process that started it would hold this one.
    process.exit(1);
  }
}
