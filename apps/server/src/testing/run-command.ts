import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../commands/main.ts', import.meta.url));

type Ended = { status: number | null; said: string; failed: string };

/** Runs a command as its own process, to its end, or to a kill -9 once it has said that. */
export async function runCommand(
  args: string[],
  environment: Record<string, string>,
  killAt?: string,
): Promise<Ended> {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env['PATH'], ...environment },
  });
  child.stdout.on('data', (chunk: Buffer) => {
    if (killAt !== undefined && chunk.includes(killAt)) child.kill('SIGKILL');
  });
  const [said, failed] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);

  return { status: child.exitCode, said, failed };
}
