/**
 * Takes the place of the site's service worker where it was turned off (docs/operations.md): at once, it forgets every
 * copy that was kept and ends itself. What learners answered is kept elsewhere and stays. The names of the caches begin as
 * in `apps/web/app/lib/offline/names.ts`.
 */
export const SERVICE_WORKER_OFF = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil((async () => {
  const names = (await caches.keys()).filter(name => name.startsWith('second-bell.'));
  await Promise.all(names.map(name => caches.delete(name)));
  await self.registration.unregister();
})()));
`;
