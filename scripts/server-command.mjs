// How the server is run: by `npm start`, and by whoever measures it.
import { join } from 'node:path';

import { ROOT } from './bootstrap.mjs';

/** What comes behind `node`. A small young generation: what is made for a reply is short-lived, and each process of many has its own. */
export const SERVER_ARGUMENTS = ['--max-semi-space-size=4', join(ROOT, 'apps', 'server', 'src', 'main.ts')];

export const SERVER_ENVIRONMENT = { NODE_ENV: 'production' };
