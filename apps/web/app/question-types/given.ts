import type { Json } from '@second-bell/domain';

/** Whether a response holds anything, as a log keeps it: a mark that was taken back leaves an empty list. */
export function holdsAnything(response: Json | undefined): boolean {
  if (typeof response === 'string') return response.trim() !== '';
  if (response === null || response === undefined) return false;

  return typeof response === 'object' ? Object.values(response).some(holdsAnything) : true;
}
