import { randomUUID } from 'node:crypto';

import type { Policy } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';
import { isOfDesk } from '#plugins/guard.ts';

import { isAllowed, type Role } from '../../policies/policies.ts';
import { givenUser } from '../given-user.ts';

type Headers = Record<string, string>;

/**
 * Who calls. A fuzz signs people out, ends sessions and deletes accounts, so there are several of each: who is not let in
 * any more is followed by the next.
 */
export class Callers {
  readonly #headers: Map<string, Headers[]>;

  constructor(headers: Map<string, Headers[]>) {
    this.#headers = headers;
  }

  headersOf(role: Role, policy: Policy): Headers {
    return this.#headers.get(keyOf(role, policy))?.[0] ?? {};
  }

  /** After a 401: the next one, while there is another. */
  replace(role: Role, policy: Policy, gone: Headers): void {
    const list = this.#headers.get(keyOf(role, policy));
    if (isAllowed(role, policy) && list && list.length > 1 && list[0] === gone) list.shift();
  }
}

function keyOf(role: Role, policy: Policy): string {
  return `${role} ${isOfDesk(policy) && role !== 'guest' && role !== 'learner' ? 'desk' : 'site'}`;
}

/** So many callers of each role, with open sessions. */
export async function givenCallers(db: Db, count: number): Promise<Callers> {
  const headers = new Map<string, Headers[]>([['guest site', [{ cookie: `guest=${randomUUID()}` }]]]);
  for (const role of ['learner', 'teacher', 'administrator'] as const) {
    for (const place of ['site', 'desk'] as const) {
      const list: Headers[] = [];
      for (let index = 0; index < count; index += 1) {
        const { token } = await givenUser(db, {
          role,
          place,
          email: `${role}-${place}-${index}@example.com`,
        });
        list.push(place === 'desk' ? { authorization: `Bearer ${token}` } : { cookie: `session=${token}` });
      }
      headers.set(`${role} ${place}`, list);
    }
  }

  return new Callers(headers);
}
