import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** `script` is one of wrk's, in Lua, with its environment. */
export type Load = {
  url: string;
  connections: number;
  seconds: number;
  script?: { file: string; environment: Record<string, string> };
};

/** Requests per second that a server answers, measured by wrk. Throws where one of them failed. */
export async function requestsPerSecond({ url, connections, seconds, script }: Load): Promise<number> {
  // A visitor who has been here before: the guest cookie is there already.
  const cookie = 'cookie: guest=0199a0c2-0000-4000-8000-000000000001.999999';
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-H',
    cookie,
    ...(script ? ['-s', script.file] : []),
    url,
  ];
  const { stdout } = await run('wrk', args, { env: { ...process.env, ...script?.environment } });
  const failures = /(?:Non-2xx|Socket errors).*/.exec(stdout)?.[0];
  if (failures !== undefined) throw new Error(`${url}: ${failures}`);

  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** Measures two sides in turns and answers first ÷ second of each round. */
export async function compare(
  first: () => Promise<number>,
  second: () => Promise<number>,
  rounds: number,
): Promise<number[]> {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const a = await first();
    ratios.push(a / (await second()));
  }

  return ratios;
}
