import { workerData } from 'node:worker_threads';

import { openDurable } from './durable-file-system.ts';

// In a thread of its own, since making a database takes some 300 MB that go with the thread.
const client = await openDurable(String(workerData));
await client.close();
