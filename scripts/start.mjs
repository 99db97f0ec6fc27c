// `npm start`: installs what is missing, builds what is stale, then runs the server until it is stopped.
import { join } from 'node:path';

import {
  ensureBuilt,
  ensureInstalled,
  projectEnvironment,
  projectNode,
  ROOT,
  handOver,
} from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();
// A small young generation: what is made for a reply is short-lived, and each process of many has its own.
const flags = ['--max-semi-space-size=4'];
const main = join(ROOT, 'apps', 'server', 'src', 'main.ts');
handOver(projectNode(), [...flags, main], projectEnvironment({ NODE_ENV: 'production' }));
