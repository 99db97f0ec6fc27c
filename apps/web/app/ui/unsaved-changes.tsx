import { useEffect } from 'react';
import { useBlocker } from 'react-router';

import { ConfirmDialog } from './confirm-dialog.tsx';

type UnsavedChangesProps = {
  isDirty: boolean;
  /** The person wants to close what holds the changes. */
  isClosing: boolean;
  onStay: () => void;
  onDiscard: () => void;
};

/** Asks before unsaved changes are lost: by closing what holds them, by Back or a link, by closing the tab. */
export function UnsavedChanges({ isDirty, isClosing, onStay, onDiscard }: UnsavedChangesProps) {
  const blocker = useBlocker(isDirty);
  useEffect(() => {
    if (!isDirty) return undefined;

    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);

    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const isLeaving = blocker.state === 'blocked';
  if (!isClosing && !isLeaving) return null;

  const stay = () => {
    blocker.reset?.();
    onStay();
  };
  const discard = () => {
    onDiscard();
    blocker.proceed?.();
  };

  return (
    <ConfirmDialog
      title="Discard your changes?"
      confirm="Discard changes"
      cancel="Keep editing"
      onConfirm={discard}
      onCancel={stay}
    >
      <p>You have changes that are not saved yet.</p>
    </ConfirmDialog>
  );
}
