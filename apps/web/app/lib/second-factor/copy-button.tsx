import { Copy } from 'lucide-react';

import { RECOVERY_CODES } from '#copy/second-factor.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';

/** Only where the browser lets pages copy: not without TLS, but on this machine. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  if (!('clipboard' in navigator)) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(RECOVERY_CODES.copied);
    } catch {
      // Refused by the browser, or the window is not in front.
      notify.failure(RECOVERY_CODES.notCopied);
    }
  };

  return (
    <Button intent="secondary" size="small" onClick={() => void copy()}>
      <Copy aria-hidden="true" />
      {label}
    </Button>
  );
}
