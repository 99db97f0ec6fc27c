import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Load = { url: string; connections: number; seconds: number };

/** Requests per second that a server answers, measured by wrk. Throws where one of them failed. */
export async function requestsPerSecond({ url, connections, seconds }: Load): Promise<number> {
  // A visitor who has been here before: the guest cookie is there already.
  const cookie = 'cookie: guest=0199a0c2-0000-4000-8000-000000000001';
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', cookie, url];
  const { stdout } = await run('wrk', args);
  const failures = /(?:Non-2xx|Socket errors).*/.exec(stdout)?.[0];
  if (failures !== undefined) throw new Error(`${url}: ${failures}`);

  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

export type Ratio = { median: number; lowest: number; highest: number };

/** Measures two servers in turns and answers first ÷ second, over the rounds. */
export async function compare(first: Load, second: Load, rounds: number): Promise<Ratio> {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const a = await requestsPerSecond(first);
    const b = await requestsPerSecond(second);
    ratios.push(a / b);
  }
  const sorted = ratios.toSorted((a, b) => a - b);

  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    lowest: sorted[0] ?? Number.NaN,
    highest: sorted.at(-1) ?? Number.NaN,
  };
}
