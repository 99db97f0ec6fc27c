import { useEffect } from 'react';

import { KEPT_BY_PAGE, OPENED } from './names.ts';
import { picturesIn } from './pictures.ts';
import { workersOf } from './registration.ts';

/**
 * Keeps what a test was opened with, and its pictures, so that it opens again without a connection. Each visit after the
 * first one finds them kept by the service worker already; on the first one it was not there yet.
 *
 * `addressesOf` names what the page asked the server for, and `content` is what came.
 */
export function useKeptForOffline(
  addressesOf: (testId: string) => string[],
  testId: string,
  content: unknown,
): void {
  useEffect(() => {
    if (content === undefined || content === null || workersOf() === undefined) return;
    // What cannot be kept is no failure: there is a connection now.
    void keepOpened([...addressesOf(testId), ...picturesIn(content)]).catch(() => undefined);
  }, [addressesOf, testId, content]);
}

async function keepOpened(addresses: readonly string[]): Promise<void> {
  await workersOf()?.ready;
  const opened = await caches.open(OPENED);
  for (const address of addresses) {
    if ((await caches.match(address, { ignoreVary: true })) !== undefined) continue;

    const answer = await fetch(address, { headers: { [KEPT_BY_PAGE]: '1' } });
    if (answer.ok) await opened.put(address, answer);
  }
}
