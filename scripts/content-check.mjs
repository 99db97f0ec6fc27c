// `npm run content:check`: installs what is missing, then checks the question bank.
import { join } from 'node:path';

import { ensureInstalled, projectEnvironment, projectNode, ROOT, handOver } from './bootstrap.mjs';

ensureInstalled();
handOver(
  projectNode(),
  [join(ROOT, 'scripts', 'content-check', 'main.ts'), ...process.argv.slice(2)],
  projectEnvironment(),
);
