import { type ReactNode, useState } from 'react';

import { Dialog, DialogContent } from './dialog.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';
import { useFocusBack } from './use-focus-back.ts';

type FormDialogProps = {
  title: string;
  description?: string;
  /** Whether closing now would lose something. */
  isDirty: boolean;
  /** Called once nothing is to be kept; after a save, close it directly. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** A dialog with a form in it: mounted while it is open, starts at its first field, and asks before changes are lost. */
export function FormDialog({ isDirty, onClose, children, ...content }: FormDialogProps) {
  const [isClosing, setIsClosing] = useState(false);
  const giveFocusBack = useFocusBack();
  const requestClose = () => (isDirty ? setIsClosing(true) : onClose());

  return (
    <Dialog open onOpenChange={(open) => !open && requestClose()}>
      <DialogContent {...content} onOpenAutoFocus={focusFirstField} onCloseAutoFocus={giveFocusBack}>
        {children}
        <UnsavedChanges
          isDirty={isDirty}
          isClosing={isClosing}
          onStay={() => setIsClosing(false)}
          onDiscard={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}

function focusFirstField(event: Event): void {
  const content = event.currentTarget;
  if (!(content instanceof HTMLElement)) return;

  const field = content.querySelector<HTMLElement>('input, select, textarea');
  if (!field) return;

  event.preventDefault();
  field.focus();
}
