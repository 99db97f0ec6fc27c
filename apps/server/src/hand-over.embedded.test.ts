import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { expect, it, onTestFinished, vi } from 'vitest';

const BOOTSTRAP = new URL('../../../scripts/bootstrap.mjs', import.meta.url).href;

/** A command that says its number and ends with 3 at SIGTERM. */
const COMMAND = `process.on('SIGTERM', () => process.exit(3)); console.log(process.pid + ' ' + process.env.PARENT_PROCESS); setInterval(() => {}, 1000)`;

/** A process that hands itself over, on a Node that can, or that cannot. */
async function handOver({ canReplace }: { canReplace: boolean }) {
  const script = `
    ${canReplace ? '' : 'process.execve = undefined;'}
    const { handOver } = await import(${JSON.stringify(BOOTSTRAP)});
    handOver(process.execPath, ['-e', ${JSON.stringify(COMMAND)}], process.env);
  `;
  const wrapper = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env['PATH'], npm_lifecycle_event: 'start' },
  });
  onTestFinished(() => void wrapper.kill('SIGKILL'));
  const [said] = await once(wrapper.stdout, 'data');
  const [pid, parent] = String(said).trim().split(' ').map(Number);
  onTestFinished(() => kill(pid));

  return { wrapper, pid, parent };
}

function kill(pid: number | undefined): void {
  try {
    process.kill(pid ?? 0, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

async function statusAtSigterm(wrapper: ChildProcess) {
  const ended = once(wrapper, 'exit');
  wrapper.kill('SIGTERM');

  return (await ended)[0];
}

it('puts the server in the place of the process that started it, to stop with its parent', async () => {
  const { wrapper, pid, parent } = await handOver({ canReplace: true });

  expect({ pid, parent }).toEqual({ pid: wrapper.pid, parent: process.pid });
  expect(await statusAtSigterm(wrapper)).toBe(3);
});

it('runs the server beside it where Node cannot, to stop with it, and hands signals on', async () => {
  const { wrapper, pid, parent } = await handOver({ canReplace: false });

  expect(pid).not.toBe(wrapper.pid);
  expect(parent).toBe(wrapper.pid);
  expect(await statusAtSigterm(wrapper)).toBe(3);
  await vi.waitFor(() => expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH'), 30_000);
});
