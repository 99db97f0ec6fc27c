// `npm run bench`: installs what it needs, then prints the ratios of bench/README.md.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ensureInstalled, projectEnvironment, projectNode, ROOT, handOver } from './bootstrap.mjs';
import { installed } from './machine.mjs';

ensureInstalled();
const missing = ['wrk', 'nginx'].filter(
  (name) => !['/usr/bin', '/usr/sbin'].some((folder) => existsSync(join(folder, name))),
);
if (missing.length > 0) installed(missing);
handOver(projectNode(), [join(ROOT, 'bench', 'main.ts')], projectEnvironment());
