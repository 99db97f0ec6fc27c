import { Keyboard } from 'lucide-react';

import { Button } from './button.tsx';
import { Dialog, DialogContent, DialogTrigger } from './dialog.tsx';

/** One line of the help panel: the keys as printed on a keyboard (a dash between two is a range), and what they do. */
type ShortcutLine = { keys: readonly string[]; action: string };

type ShortcutHelpProps = {
  lines: readonly ShortcutLine[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The button and the panel that list a page's keyboard shortcuts. A phone has no use for the button. */
export function ShortcutHelp({ lines, open, onOpenChange }: ShortcutHelpProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogTrigger asChild>
        <Button intent="quiet" size="small" className="max-sm:hidden pointer-coarse:hidden">
          <Keyboard aria-hidden="true" />
          Keyboard shortcuts
        </Button>
      </DialogTrigger>
      <DialogContent title="Keyboard shortcuts" description="You can do everything here without a mouse.">
        <dl className="grid gap-3">
          {lines.map((line) => (
            <div
              key={line.action}
              className="flex items-center justify-between gap-4 border-b border-line pb-3"
            >
              <dt>{line.action}</dt>
              <dd className="flex shrink-0 flex-wrap justify-end gap-1.5">
                {line.keys.map((key) => (
                  <Key key={key} name={key} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}

const RANGE = '–';

function Key({ name }: { name: string }) {
  if (name === RANGE) return <span>to</span>;

  return (
    <kbd className="min-w-8 rounded-control border border-line-strong bg-surface-sunken px-2 py-0.5 text-center font-body text-small font-semibold">
      {name}
    </kbd>
  );
}
