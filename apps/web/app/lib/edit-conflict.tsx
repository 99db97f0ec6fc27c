import { ConflictDialog } from '#ui/conflict-dialog.tsx';

import { conflictRows } from './conflict-view.ts';
import type { Saving } from './saving.ts';

type EditConflictProps = {
  saving: Pick<Saving<never>, 'conflict' | 'isSaving'>;
  /** The fields to compare, in order, with their names. */
  labels: Readonly<Record<string, string>>;
};

/** Shows both versions where an edit met another one. */
export function EditConflict({ saving, labels }: EditConflictProps) {
  const { conflict, isSaving } = saving;
  if (!conflict) return null;

  return (
    <ConflictDialog
      rows={conflictRows(labels, conflict.theirs, conflict.mine)}
      isBusy={isSaving}
      onUseTheirs={conflict.useTheirs}
      onKeepMine={conflict.keepMine}
      onCancel={conflict.decideLater}
    />
  );
}
