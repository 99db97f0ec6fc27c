// The server as `npm run torture` treats it: as `npm start` runs it, on a port of its own, ended with whoever started it.
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

import { projectEnvironment, projectNode } from './bootstrap.mjs';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from './server-command.mjs';

/** For the head of a result. */
export function whereAndWhen() {
  return `${new Date().toISOString()}, ${cpus().length} × ${cpus()[0]?.model}`;
}

/** Resolves once it is ready. Takes each line of its log, where there is one to take them. */
export async function startServer(environment, onLog) {
  const child = spawn(projectNode(), SERVER_ARGUMENTS, {
    env: projectEnvironment({
      ...SERVER_ENVIRONMENT,
      LOG_LEVEL: onLog ? 'error' : 'silent',
      WRITE_LIMITS: 'off',
      PARENT_PROCESS: String(process.pid),
      ...environment,
    }),
    // Why it could not start.
    stdio: ['ignore', onLog ? 'pipe' : 'ignore', 'inherit'],
  });
  child.stdout?.setEncoding('utf8').on('data', (chunk) => chunk.split('\n').forEach(onLog));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const response = await fetch(`http://127.0.0.1:${environment.PORT}/api/ready`).catch(() => undefined);
    if (response?.ok) return child;
    await wait(20);
  }
}
