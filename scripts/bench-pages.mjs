// `npm run bench:pages`: installs and builds what is missing, then prints Lighthouse's scores of every public page.
import { join } from 'node:path';

import {
  ensureBuilt,
  ensureInstalled,
  projectEnvironment,
  projectNode,
  ROOT,
  handOver,
} from './bootstrap.mjs';
import { ensureTestPrograms } from './machine.mjs';

ensureInstalled();
ensureTestPrograms();
ensureBuilt();
handOver(projectNode(), [join(ROOT, 'bench', 'pages.ts'), ...process.argv.slice(2)], projectEnvironment());
