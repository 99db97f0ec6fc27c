import { expect, it, vi } from 'vitest';

import { givenCallers } from './testing/fuzz/callers.ts';
import { fuzz, newFuzz } from './testing/fuzz/fuzz.ts';
import { givenContent } from './testing/given-content.ts';
import { givenItems } from './testing/given-items.ts';
import { useApp } from './testing/use-app.ts';

// Ten seconds on a machine of its own.
vi.setConfig({ testTimeout: 300_000 });

const server = useApp({ WRITE_LIMITS: 'off' });

it('answers 2,000 requests of every kind of caller, sound and hostile, without a fault', async () => {
  await givenContent(server.db);
  const { token } = await server.givenAdministrator('first@example.com');
  await givenItems(server, token);
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const state = newFuzz(url, await givenCallers(server.db, 30));

  // One after the other, so that each run is the same; `npm run torture -- fuzz` lets them meet.
  await fuzz(state, { requests: 2_000, seed: 1, atOnce: 1 });

  const { complaints, succeeded } = state.report;
  expect(complaints).toEqual([]);
  // It is no fuzz of refusals alone.
  expect(succeeded.size).toBeGreaterThan(80);
});
