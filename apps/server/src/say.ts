import { CannotStart } from './cannot-start.ts';

/** A line for the person who runs the server, whatever the level of the log. */
export function say(line: string): void {
  console.log(line);
}

/** Says in one line why the process cannot go on, and ends it for whoever keeps it running to start it again. */
export function giveUp(reason: string): never {
  console.error(`Second Bell stops. ${reason}`);
  process.exit(1);
}

/** The same for a command that failed: words where a person can mend it, a stack where it is a bug. */
export function sayFailure(error: unknown): void {
  console.error(error instanceof CannotStart ? error.message : error);
}
