/**
 * The service workers of this browser, where it has or may have any: they need TLS, or this very machine, and in some
 * browsers no private window.
 */
export function workersOf(target: Navigator = navigator): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in target ? target.serviceWorker : undefined;
}

/** Lets this browser keep the shell and what is opened, once the page itself has all that it needs. */
export function keepForOffline(): void {
  // Refused where the browser keeps nothing: the site then works as long as there is a connection.
  const start = () => void register()?.catch(() => undefined);

  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** Undefined where this browser has no service workers. Rejects where it refuses one. */
export function register(): Promise<ServiceWorkerRegistration> | undefined {
  return workersOf()?.register('/sw.js', { updateViaCache: 'none' });
}
