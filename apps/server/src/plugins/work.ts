import type { FastifyReply, FastifyRequest } from 'fastify';

/** A call that was begun; `until` is when it takes too long, in milliseconds since 1970. */
export type Call = { route: string; request: FastifyRequest; reply: FastifyReply; until: number };

/** The calls that are at work: how many there are, and which, where the process stood still. */
export class Work {
  readonly #calls = new Set<Call>();
  /** Routes of calls that were begun since it was asked last. */
  readonly #lately = new Set<string>();

  get count(): number {
    return this.#calls.size;
  }

  [Symbol.iterator](): Iterator<Call> {
    return this.#calls.values();
  }

  begin(call: Call): void {
    this.#calls.add(call);
    this.#lately.add(call.route);
  }

  end(call: Call): void {
    this.#calls.delete(call);
  }

  /** The routes that are at work, or were since this was asked last. */
  takeRoutes(): string[] {
    const routes = new Set(this.#lately);
    for (const { route } of this.#calls) routes.add(route);
    this.#lately.clear();

    return [...routes];
  }
}

/** As the contract has it, `PATCH /api/test-attempts/:id`: an address that was called would name people. */
export function routeOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? '(none)'}`;
}
