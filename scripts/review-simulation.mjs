// `npm run review:simulate`: installs what is missing, then lets simulated learners study by each schedule.
import { join } from 'node:path';

import { ensureInstalled, handOver, projectEnvironment, projectNode, ROOT } from './bootstrap.mjs';

ensureInstalled();
handOver(projectNode(), [join(ROOT, 'scripts', 'review-simulation', 'main.ts')], projectEnvironment());
