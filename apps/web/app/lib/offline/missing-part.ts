import { keep, readKept } from '../storage.ts';
import { isWorkPage } from './test-pages.ts';

/** The router's own list of its pages, as it leaves it in the window. */
type WithRouterManifest = { __reactRouterManifest?: { version: string; url: string } };

/** The version that was reloaded for lack of a part: where it comes again, reloading does not help. */
const RELOADED_KEY = 'second-bell.reloaded';

let isMissing = false;
let hasTyped = false;
const listeners = new Set<() => void>();

/** Whether a new release has taken away a part of this page, and the page cannot be reloaded by itself. */
export function isPartMissing(): boolean {
  return isMissing;
}

export function onPartMissing(listener: () => void): () => void {
  listeners.add(listener);

  return () => listeners.delete(listener);
}

/**
 * A page that is left open over a new release asks for files that are gone. Where nothing can be lost, it is reloaded, once;
 * in a test, or where somebody has typed, it is told. A file that does not come for lack of a connection is none of that.
 */
export function watchParts(): () => void {
  const look = () => void lookForRelease();
  const note = () => {
    hasTyped = true;
  };
  window.addEventListener('vite:preloadError', look);
  window.addEventListener('input', note, true);

  return () => {
    window.removeEventListener('vite:preloadError', look);
    window.removeEventListener('input', note, true);
  };
}

async function lookForRelease(): Promise<void> {
  const release = (window as WithRouterManifest).__reactRouterManifest;
  if (isMissing || release === undefined || !(await isGone(release.url))) return;

  if (isWorkPage(window.location.pathname) || hasTyped || !isFirstReload(release.version)) {
    isMissing = true;
    listeners.forEach((listener) => listener());
  } else {
    window.location.reload();
  }
}

async function isGone(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);

  return answer?.status === 404;
}

/** False also where the browser keeps nothing: it could go on for ever. */
function isFirstReload(version: string): boolean {
  if (readKept(RELOADED_KEY) === version) return false;
  keep(RELOADED_KEY, version);

  return readKept(RELOADED_KEY) === version;
}
