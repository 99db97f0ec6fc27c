import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

import type { App } from '../app-instance.ts';
import { routeOf, type Work } from './work.ts';

/** Seconds: the goals for reads and answers, then what a person feels, then the deadlines. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 5, 20];

/** Counts calls and their times by route and status, and what waits for what. */
export function registerMetrics(app: App, work: Work, register: Registry): void {
  const times = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  const answers = new Counter({
    name: 'answers_stored_total',
    help: 'Answers of learners that were stored',
    registers: [register],
  });
  const imports = new Counter({
    name: 'imports_total',
    help: 'Texts and files that were read or imported at the desk',
    registers: [register],
  });
  const atWork = new Gauge({
    name: 'calls_at_work',
    help: 'Calls that were begun and not yet answered',
    registers: [],
    collect() {
      this.set(work.count);
    },
  });
  register.registerMetric(atWork);
  const counters: Readonly<Record<string, Counter>> = {
    'POST /api/user-answers': answers,
    'POST /api/admin/questions/bulk-upload': imports,
  };

  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    times.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.statusCode < 300) counters[route]?.inc();
    done();
  });
}
