import { useEffect, useRef } from 'react';

/** What each key does. Keys are named as in `KeyboardEvent.key`, in lower case: `a`, `1`, `?`, `arrowleft`. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Where keys belong to what is there: fields to type in, and tools with keys of their own. */
const TYPING =
  'textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"]), [data-keeps-keys]';

/** Runs the key's action anywhere on the page, except while the key has another meaning for the person. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);

  useEffect(() => {
    latest.current = shortcuts;
  });

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      const action = latest.current[event.key.toLowerCase()];
      if (action === undefined || hasOtherMeaning(event)) return;

      event.preventDefault();
      action();
    }

    document.addEventListener('keydown', handleKeyDown);

    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}

function hasOtherMeaning(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat) return true;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return true;
  if (!(event.target instanceof Element)) return false;
  // A focused box that scrolls sideways needs the arrows itself.
  if (event.key.startsWith('Arrow') && event.target.closest('[data-scrolls-sideways]') !== null) return true;

  return event.target.closest(TYPING) !== null;
}
