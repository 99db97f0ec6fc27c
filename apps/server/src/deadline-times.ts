/** How long things may take, in milliseconds. */
export type Deadlines = {
  /** The head of a request. */
  headers: number;
  /** A call from its first byte to its answer. */
  call: number;
  /** The same for a call with a file: a phone on a slow network sends 10 MB in three minutes. */
  upload: number;
};

export const DEADLINES: Deadlines = { headers: 20_000, call: 20_000, upload: 300_000 };
