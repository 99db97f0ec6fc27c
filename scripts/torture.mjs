// `npm run torture -- attempts` or `-- kills`: what takes too long for `npm test`. Every step of a test meets every fault in
// turn; the server is killed again and again under learners.
import { join } from 'node:path';

import {
  ensureBuilt,
  ensureInstalled,
  handOver,
  projectEnvironment,
  projectNode,
  ROOT,
} from './bootstrap.mjs';
import { ensureTestPrograms } from './machine.mjs';

/** The journeys of each name. */
const JOURNEYS = { attempts: 'e2e/attempt-faults.spec.ts' };

const name = process.argv[2] ?? '';
if (name === 'kills') {
  await import('./torture-kills.mjs');
  process.exit();
}
if (!Object.hasOwn(JOURNEYS, name)) {
  console.error(`Name what to torture: ${['kills', ...Object.keys(JOURNEYS)].join(', ')}`);
  process.exit(1);
}
ensureInstalled();
ensureTestPrograms();
ensureBuilt();
const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
handOver(
  projectNode(),
  [playwright, 'test', JOURNEYS[name], '--workers=1', ...process.argv.slice(3)],
  projectEnvironment({ TORTURE: name }),
);
