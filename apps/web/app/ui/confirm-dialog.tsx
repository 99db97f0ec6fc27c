import { type ReactNode, useId, useRef } from 'react';

import { Button } from './button.tsx';
import { Dialog, DialogContent } from './dialog.tsx';
import { useFocusBack } from './use-focus-back.ts';

type ConfirmDialogProps = {
  title: ReactNode;
  /** What follows from a yes. */
  children: ReactNode;
  /** What the buttons do, in a word or two. */
  confirm: string;
  cancel?: string;
  intent?: 'primary' | 'danger';
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is done. Mounted while it asks; the focus starts on the way back. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel = 'Cancel',
  intent = 'danger',
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const textId = useId();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const giveFocusBack = useFocusBack();
  const focusCancel = (event: Event) => {
    event.preventDefault();
    cancelButton.current?.focus();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()}>
      <DialogContent
        title={title}
        role="alertdialog"
        aria-modal
        aria-describedby={textId}
        onOpenAutoFocus={focusCancel}
        onCloseAutoFocus={giveFocusBack}
      >
        <div id={textId} className="grid gap-2">
          {children}
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button ref={cancelButton} intent="secondary" onClick={onCancel}>
            {cancel}
          </Button>
          <Button intent={intent} disabled={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
