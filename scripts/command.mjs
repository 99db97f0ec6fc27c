// The commands that are run beside the server: installs what is missing, then runs the one that is named.
// `npm run backup -- school.backup` runs `node scripts/command.mjs backup school.backup`.
import { join } from 'node:path';

import { ensureInstalled, handOver, projectEnvironment, projectNode, ROOT } from './bootstrap.mjs';

ensureInstalled();
const main = join(ROOT, 'apps', 'server', 'src', 'commands', 'main.ts');
handOver(projectNode(), [main, ...process.argv.slice(2)], projectEnvironment({ NODE_ENV: 'production' }));
