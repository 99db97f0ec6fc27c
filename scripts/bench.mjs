// `npm run bench`: installs and builds what it needs, then prints the table of bench/README.md.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import {
  ensureBuilt,
  ensureInstalled,
  handOver,
  projectEnvironment,
  projectNode,
  ROOT,
} from './bootstrap.mjs';
import { ensureTestPrograms, installed } from './machine.mjs';

ensureInstalled();
const missing = ['wrk', 'nginx'].filter(
  (name) => !['/usr/bin', '/usr/sbin'].some((folder) => existsSync(join(folder, name))),
);
if (missing.length > 0) installed(missing);
ensureTestPrograms();
ensureBuilt();
handOver(projectNode(), [join(ROOT, 'bench', 'main.ts'), ...process.argv.slice(2)], projectEnvironment());
