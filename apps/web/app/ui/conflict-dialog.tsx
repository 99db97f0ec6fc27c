import { Button } from './button.tsx';
import { Dialog, DialogContent } from './dialog.tsx';
import { FieldVersions } from './field-versions.tsx';
import { useFocusBack } from './use-focus-back.ts';

/** One field in which two versions differ; empty text is a field that holds nothing. */
export type ConflictRow = { label: string; theirs: string; mine: string };

type ConflictDialogProps = {
  rows: readonly ConflictRow[];
  isBusy: boolean;
  onUseTheirs: () => void;
  onKeepMine: () => void;
  /** Back to the form, with nothing decided. */
  onCancel: () => void;
};

/** Someone else saved first: shows both versions field by field, and lets the person choose. Mounted while it is open. */
export function ConflictDialog({ rows, isBusy, onUseTheirs, onKeepMine, onCancel }: ConflictDialogProps) {
  const giveFocusBack = useFocusBack();

  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()}>
      <DialogContent
        title="Someone else changed this"
        description="They saved while you were editing. Compare both versions and choose the one to keep."
        className="max-w-3xl"
        onCloseAutoFocus={giveFocusBack}
      >
        {rows.length === 0 ? (
          <p>Both versions say the same.</p>
        ) : (
          <ul className="grid gap-5">
            {rows.map((row) => (
              <li key={row.label}>
                <FieldVersions
                  label={row.label}
                  versions={[
                    { name: 'Their version', text: row.theirs },
                    { name: 'Your version', text: row.mine },
                  ]}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button intent="secondary" disabled={isBusy} onClick={onUseTheirs}>
            Use theirs
          </Button>
          <Button disabled={isBusy} onClick={onKeepMine}>
            Keep mine
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
