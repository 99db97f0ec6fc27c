import { useState } from 'react';

import { MAIN_ID } from './skip-link.tsx';

/**
 * For a dialog that is mounted while it is open: gives the focus back to what had it before, or, where that is gone
 * (a deleted row), to the page's content.
 */
export function useFocusBack(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);

  return (event) => {
    event.preventDefault();
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    const target = isThere ? opener : document.getElementById(MAIN_ID);
    target?.focus({ preventScroll: isThere });
  };
}
