import { AppError } from '../../app-error.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Lets a few through at a time, makes a few wait, and refuses the rest with 429.
 *
 * Hashing a password takes a thread, of which Node has four for all its files and compression, for a tenth of a second.
 */
export class Turnstile {
  readonly #waiting: (() => void)[] = [];
  readonly #maxWaiting: number;
  #free: number;

  constructor({ abreast, maxWaiting }: { abreast: number; maxWaiting: number }) {
    this.#free = abreast;
    this.#maxWaiting = maxWaiting;
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;

      return;
    }
    if (this.#waiting.length >= this.#maxWaiting) {
      const message = 'Too many people are logging in at once. Wait a few seconds, then try again.';
      throw new AppError('too_many_logins', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
