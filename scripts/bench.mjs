// `npm run bench`: installs what it needs, then prints the ratios of bench/README.md.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ensureInstalled, projectEnvironment, projectNode, ROOT, runBeside, say } from './bootstrap.mjs';

ensureInstalled();
const missing = ['wrk', 'nginx'].filter(
  (name) => !['/usr/bin', '/usr/sbin'].some((folder) => existsSync(join(folder, name))),
);
if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  say(`Installing ${missing.join(' and ')}`);
  const options = { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], options);
}
process.exitCode = await runBeside(projectNode(), [join(ROOT, 'bench', 'main.ts')], {
  env: projectEnvironment(),
});
