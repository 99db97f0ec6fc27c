import { Dialog, DialogContent } from './dialog.tsx';
import { useFocusBack } from './use-focus-back.ts';

/** One line of the help panel: the keys as printed on a keyboard (a dash between two is a range), and what they do. */
export type ShortcutLine = { keys: readonly string[]; action: string };

type ShortcutHelpDialogProps = { lines: readonly ShortcutLine[]; onClose: () => void };

/** Mounted while it is open. */
export function ShortcutHelpDialog({ lines, onClose }: ShortcutHelpDialogProps) {
  const giveFocusBack = useFocusBack();

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Keyboard shortcuts"
        description="You can do everything here without a mouse."
        onCloseAutoFocus={giveFocusBack}
      >
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
