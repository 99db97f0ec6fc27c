// `npm run bench:parse`: installs what is missing, then prints the ratios and the growth of the question import.
import { join } from 'node:path';

import { ensureInstalled, projectEnvironment, projectNode, ROOT, handOver } from './bootstrap.mjs';

ensureInstalled();
handOver(projectNode(), [join(ROOT, 'bench', 'parse.ts')], projectEnvironment());
