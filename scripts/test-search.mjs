// `npm run test:search -- 30`: the property tests 30 times over, each time with other random values, to find what the
// fixed ones of `npm test` do not show. Stops at the first failure, which prints its seed and its counterexample.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureInstalled, projectEnvironment, ROOT, runOrExit, say } from './bootstrap.mjs';

const times = Number(process.argv[2] ?? 10);
const parts = process.argv.slice(3);
const PROJECTS = ['packages', 'server on PostgreSQL'];

ensureInstalled();

const files = ['packages', 'apps/server/src']
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(folder, name)))
  .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
  .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
  .filter((file) => readFileSync(join(ROOT, file), 'utf8').includes("from 'fast-check'"));

for (let time = 1; time <= times; time += 1) {
  say(`Search ${time} of ${times}`);
  const projects = PROJECTS.flatMap((name) => ['--project', name]);
  runOrExit('vitest', ['run', '--reporter=dot', ...projects, ...files], {
    env: projectEnvironment({ FAST_CHECK_SEED: 'random' }),
  });
}
