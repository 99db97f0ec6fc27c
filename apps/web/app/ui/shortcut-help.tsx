import { Keyboard } from 'lucide-react';

import { Button } from './button.tsx';
import { late } from './late.tsx';
import type { ShortcutLine } from './shortcut-help-dialog.tsx';

type ShortcutHelpProps = {
  lines: readonly ShortcutLine[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const HelpDialog = late(async () => (await import('./shortcut-help-dialog.tsx')).ShortcutHelpDialog);

/** The button and the panel that list a page's keyboard shortcuts. A phone has no use for the button. */
export function ShortcutHelp({ lines, open, onOpenChange }: ShortcutHelpProps) {
  return (
    <>
      <Button
        intent="quiet"
        size="small"
        aria-haspopup="dialog"
        className="max-sm:hidden pointer-coarse:hidden"
        onClick={() => onOpenChange(true)}
      >
        <Keyboard aria-hidden="true" />
        Keyboard shortcuts
      </Button>
      <HelpDialog isShown={open} lines={lines} onClose={() => onOpenChange(false)} />
    </>
  );
}
