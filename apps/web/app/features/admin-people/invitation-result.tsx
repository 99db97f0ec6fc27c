import type { Invitation } from '@second-bell/contract';

import { INVITATION_RESULTS, INVITE } from '#copy/admin-people.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Notice } from '#ui/notice.tsx';

type InvitationResultProps = { invitation: Invitation; onClose: () => void };

/** What became of the mail of an invitation that was sent again. */
export function InvitationResult({ invitation, onClose }: InvitationResultProps) {
  return (
    <FormDialog title={INVITE.again} isDirty={false} onClose={onClose}>
      <InvitationNotice invitation={invitation} onClose={onClose} />
    </FormDialog>
  );
}

/** Stays until it is read: with a mail that did not go out, something is left to do. */
export function InvitationNotice({ invitation: { mail, email }, onClose }: InvitationResultProps) {
  const { tone, title, text } = INVITATION_RESULTS[mail];

  return (
    <>
      <Notice tone={tone} title={title} role="status">
        {text(email)}
      </Notice>
      <div className="mt-6 flex justify-end">
        <Button ref={takeFocus} onClick={onClose}>
          {INVITE.done}
        </Button>
      </div>
    </>
  );
}

/** What had the focus before, the form's button, is gone. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}
