// `npm run torture -- NAME`: what takes too long for `npm test`. `attempts`: every step of a test meets every fault in turn;
// `kills`: the server is killed again and again under learners; `fuzz`: it is sent what nobody expects.
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

/** The scripts of the others. */
const SCRIPTS = { fuzz: './torture-fuzz.mjs', kills: './torture-kills.mjs' };

const name = process.argv[2] ?? '';
if (Object.hasOwn(SCRIPTS, name)) {
  await import(SCRIPTS[name]);
  process.exit();
}
if (!Object.hasOwn(JOURNEYS, name)) {
  console.error(`Name what to torture: ${[...Object.keys(SCRIPTS), ...Object.keys(JOURNEYS)].join(', ')}`);
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
