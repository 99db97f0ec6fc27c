import { TAKE_OVER, type TookOver } from './names.ts';
import { workersOf } from './registration.ts';

/** The router's own list of its pages, as it leaves it in the window. */
type WithRouterManifest = { __reactRouterManifest?: { version: string } };

/** How often a page that stays open looks for a new version. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

let isNewer = false;
let followed: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

/** Whether a newer version than this page's has taken over. */
export function isVersionNewer(): boolean {
  return isNewer;
}

export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);

  return () => listeners.delete(listener);
}

/** A version that waits takes over now, unless a test is under way in any tab: the worker looks. */
export async function offerTakeOver(): Promise<void> {
  const registration = await workersOf()?.getRegistration();
  if (registration === undefined) return;

  registration.waiting?.postMessage(TAKE_OVER);
  follow(registration);
}

function ownVersion(): string | undefined {
  return (window as WithRouterManifest).__reactRouterManifest?.version;
}

/** From now on a new version is found while the page is open, and takes over between tests. */
function follow(registration: ServiceWorkerRegistration): void {
  if (registration === followed) return;

  followed = registration;
  workersOf()?.addEventListener('message', ({ data }: MessageEvent<Partial<TookOver> | null>) => {
    if (data?.kind !== 'took-over' || data.version === ownVersion()) return;
    isNewer = true;
    listeners.forEach((listener) => listener());
  });
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void offerTakeOver());
  });
  let lookedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = performance.now();
    // Offline there is nothing to find.
    registration.update().catch(() => undefined);
  });
}
