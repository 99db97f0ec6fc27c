/** How many writes one commit takes together at most. */
const MAX_BATCH = 500;

type Waiting<Input, Output> = {
  input: Input;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
};

/** What became of one write of a batch. */
export type Outcome<Output> = { value: Output } | { error: Error };

/**
 * Commits writes that arrive together in one go, and answers each caller after the commit.
 *
 * A durable commit costs the same for one row and for a hundred. While one batch is being written, the next one
 * gathers, so a lone write waits for nobody. Where `write` throws, every caller of that batch gets the error.
 */
export class WriteBatch<Input, Output> {
  readonly #write: (inputs: Input[]) => Promise<ReadonlyMap<Input, Outcome<Output>>>;
  #waiting: Waiting<Input, Output>[] = [];
  #isWriting = false;

  /** `write` answers one outcome per input. */
  constructor(write: (inputs: Input[]) => Promise<ReadonlyMap<Input, Outcome<Output>>>) {
    this.#write = write;
  }

  add(input: Input): Promise<Output> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ input, resolve, reject });
      if (!this.#isWriting) {
        this.#isWriting = true;
        // After this turn's requests have been read, so that a burst shares its first commit too.
        setImmediate(() => void this.#drain());
      }
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MAX_BATCH);
      try {
        const outcomes = await this.#write(batch.map(({ input }) => input));
        for (const { input, resolve, reject } of batch) settle(outcomes.get(input), resolve, reject);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isWriting = false;
  }
}

function settle<Output>(
  outcome: Outcome<Output> | undefined,
  resolve: (output: Output) => void,
  reject: (error: unknown) => void,
): void {
  if (outcome === undefined) reject(new Error('The batch answered fewer outcomes than it was given inputs'));
  else if ('error' in outcome) reject(outcome.error);
  else resolve(outcome.value);
}
