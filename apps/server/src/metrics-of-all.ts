import { AggregatorRegistry } from 'prom-client';

import { serveMetrics } from './metrics-server.ts';

/** Answers with the figures of all processes that this one keeps. */
export async function serveMetricsOfAll(port: number): Promise<void> {
  const registry = new AggregatorRegistry();
  await serveMetrics(port, () => registry.clusterMetrics());
}
