import cluster from 'node:cluster';

import { AggregatorRegistry, collectDefaultMetrics, Gauge, register } from 'prom-client';

import type { Database } from '#database/connect.ts';
import { registerMetrics } from '#plugins/metrics.ts';

import type { App } from './app-instance.ts';
import { serveMetrics } from './metrics-server.ts';

/**
 * Counts what this process does; loaded only where that is asked for. A process of several tells the first one, which
 * answers for all; one alone answers itself. Answers the function that ends it.
 */
export async function countProcess(
  app: App,
  { poolState }: Pick<Database, 'poolState'>,
  port: number,
): Promise<() => void> {
  collectDefaultMetrics({ register });
  registerMetrics(app, app.work, register);
  if (poolState) {
    const connections = new Gauge({
      name: 'database_connections',
      help: 'Connections to PostgreSQL that are open, that are free, and callers that wait for one',
      labelNames: ['state'],
      registers: [],
      collect() {
        for (const [state, count] of Object.entries(poolState())) this.set({ state }, count);
      },
    });
    register.registerMetric(connections);
  }
  if (cluster.isPrimary) return serveMetrics(port, () => register.metrics());

  // It listens to the first process.
  void new AggregatorRegistry();

  return () => {};
}
