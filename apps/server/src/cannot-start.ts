/** What the person who runs the server can mend: it is said in one line, where anything else is a bug and shows its stack. */
export class CannotStart extends Error {}
