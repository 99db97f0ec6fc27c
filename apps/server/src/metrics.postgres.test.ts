import { expect, it, vi } from 'vitest';

import { PROCESS_TEST_TIMEOUT, startServer } from './testing/start-server.ts';
import { createPostgresDatabase } from './testing/test-database.ts';

vi.setConfig({ testTimeout: PROCESS_TEST_TIMEOUT });

it.each(['1', '2'])('figures of %s processes are read at a port of their own', async (processes) => {
  const server = await startServer({
    DATABASE_URL: await createPostgresDatabase(),
    WEB_CONCURRENCY: processes,
    METRICS_PORT: '0',
  });
  await vi.waitFor(() => expect(server.said()).toContain('/metrics'), { timeout: 20_000 });
  const address = /Metrics: (\S+)/.exec(server.said())?.[1] ?? '';
  for (let count = 0; count < 3; count += 1) await fetch(`${server.url}/api/student/products`);

  expect((await fetch(`${server.url}/metrics`)).status).not.toBe(200);
  await vi.waitFor(async () => {
    const text = await (await fetch(address)).text();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{route="GET \/api\/student\/products",status="200"[^}]*\} 3/,
    );
    expect(text).toContain('database_connections');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('calls_at_work');
  });
});
