/**
 * The service worker of this browser, where it has or may have one: it needs TLS, or this very machine, and no private
 * window in some browsers.
 */
export function workersOf(target: Navigator = navigator): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in target ? target.serviceWorker : undefined;
}

/** Lets this browser keep the shell and what is opened, once the page itself has all that it needs. */
export function keepForOffline(): void {
  if (workersOf() === undefined) return;

  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

/** Refused where the browser keeps nothing: the site then works as long as there is a connection. */
async function register(): Promise<void> {
  await workersOf()
    ?.register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
}
