import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { InvitationResult } from './invitation-result.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LogOutEverywhereDialog } from './log-out-everywhere-dialog.tsx';
import type { PeopleDialog } from './open-dialog.ts';
import { RemoveDialog } from './remove-dialog.tsx';

type PeopleDialogsProps = { dialog: PeopleDialog | undefined; onClose: () => void };

export function PeopleDialogs({ dialog, onClose }: PeopleDialogsProps) {
  if (dialog?.kind === 'invite') return <InviteDialog onClose={onClose} />;
  if (dialog?.kind === 'invited') {
    return <InvitationResult invitation={dialog.invitation} onClose={onClose} />;
  }
  if (dialog?.kind === 'remove') return <RemoveDialog person={dialog.person} onClose={onClose} />;
  if (dialog?.kind === 'password') return <ChangePasswordDialog onClose={onClose} />;
  if (dialog?.kind === 'everywhere') return <LogOutEverywhereDialog onClose={onClose} />;

  return null;
}
