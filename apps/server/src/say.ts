/** A line for the person who runs the server, whatever the level of the log. */
export function say(line: string): void {
  console.log(line);
}

/** Says in one line why the process cannot go on, and ends it for whoever keeps it running to start it again. */
export function giveUp(reason: string): never {
  console.error(`Second Bell stops. ${reason}`);
  process.exit(1);
}
