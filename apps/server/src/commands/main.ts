import { readConfig } from '#config';

import { CannotStart } from '../cannot-start.ts';
import { sayFailure } from '../say.ts';
import { tidyNow } from './tidy.ts';

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  tidy: () => tidyNow(readConfig(process.env)),
};

const [name = ''] = process.argv.slice(2);
try {
  const command = COMMANDS[name];
  if (!command)
    throw new CannotStart(`There is no command ${name}: only ${Object.keys(COMMANDS).join(', ')}.`);
  await command();
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}
