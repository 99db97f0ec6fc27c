import type { SendMessage } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';

import { call } from '#lib/api-client.ts';

/** A file of its own: the code that calls the server is not on the page before it is needed. */
export async function postMessage(body: SendMessage): Promise<void> {
  await call(calls.contact.send, { body });
}
