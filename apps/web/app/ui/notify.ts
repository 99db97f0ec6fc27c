/** Spec section 9: "toast display time 5000 ms". */
export const TOAST_DISPLAY_MS = 5000;

export type Notification = {
  /** Tells two messages with the same words apart. */
  number: number;
  kind: 'success' | 'failure';
  title: string;
  description: string | undefined;
};

let latest: Notification | undefined;
const listeners = new Set<() => void>();

/** Shows a short message that goes away by itself. Only one is on the screen at a time (spec section 9). */
export const notify = {
  success: (title: string, description?: string): void => publish('success', title, description),
  failure: (title: string, description?: string): void => publish('failure', title, description),
};

/** The message published last: what the toaster shows. */
export function latestNotification(): Notification | undefined {
  return latest;
}

export function onNotification(listener: () => void): () => void {
  listeners.add(listener);

  return () => listeners.delete(listener);
}

function publish(kind: Notification['kind'], title: string, description: string | undefined): void {
  latest = { number: (latest?.number ?? 0) + 1, kind, title, description };
  listeners.forEach((listener) => listener());
}
