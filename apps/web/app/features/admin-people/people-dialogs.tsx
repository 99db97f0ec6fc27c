import { InvitationResult } from './invitation-result.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import type { PeopleDialog } from './open-dialog.ts';
import { RemoveDialog } from './remove-dialog.tsx';

type PeopleDialogsProps = { dialog: PeopleDialog | undefined; onClose: () => void };

export function PeopleDialogs({ dialog, onClose }: PeopleDialogsProps) {
  if (dialog?.kind === 'invite') return <InviteDialog onClose={onClose} />;
  if (dialog?.kind === 'invited') {
    return <InvitationResult invitation={dialog.invitation} onClose={onClose} />;
  }
  if (dialog?.kind === 'remove') return <RemoveDialog person={dialog.person} onClose={onClose} />;

  return null;
}
