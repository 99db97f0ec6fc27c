import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { readConfig } from '#config';

import { CannotStart } from '../cannot-start.ts';
import { sayFailure } from '../say.ts';
import { backUpTo, moveToPostgres, restoreFrom } from './backup.ts';
import { tidyNow } from './tidy.ts';

type Input = { config: ReturnType<typeof readConfig>; file: () => string; verify: boolean; replace: boolean };

const COMMANDS: Readonly<Record<string, (input: Input) => Promise<void>>> = {
  backup: ({ config, file, verify }) => backUpTo(config, file(), { verify }),
  restore: ({ config, file, verify, replace }) => restoreFrom(config, file(), { verify, replace }),
  move: ({ config, file, replace }) => moveToPostgres(config, file(), { replace }),
  tidy: ({ config }) => tidyNow(config),
};

try {
  const { command, ...input } = readInput(process.argv.slice(2));
  await command(input);
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}

function readInput(args: string[]) {
  const { values, positionals } = parsed(args);
  const [name = '', file] = positionals;
  const command = COMMANDS[name];
  if (!command)
    throw new CannotStart(`There is no command ${name}: only ${Object.keys(COMMANDS).join(', ')}.`);

  return {
    command,
    config: readConfig(process.env),
    file: () => {
      if (file === undefined) throw new CannotStart(`Name the file: npm run ${name} -- FILE`);
      // npm runs in the project's folder, and says where it was called.
      return resolve(process.env['INIT_CWD'] ?? '.', file);
    },
    ...values,
  };
}

function parsed(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options: { verify: flag, replace: flag } });
  } catch (error) {
    throw new CannotStart(
      `${error instanceof Error ? error.message : String(error)}. Known are --verify and --replace.`,
    );
  }
}
