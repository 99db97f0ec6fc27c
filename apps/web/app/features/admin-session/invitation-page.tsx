import { useLocation } from 'react-router';

import { INVITATION } from '#copy/admin.ts';
import { Notice } from '#ui/notice.tsx';

import { EntryFrame } from './entry-frame.tsx';
import { InvitationForm } from './invitation-form.tsx';

/** Where the link of an invitation, or of a forgotten password, leads. Its code stands behind the `#`. */
export function InvitationPage() {
  const code = useLocation().hash.slice(1);

  return (
    <EntryFrame title={INVITATION.title} text={INVITATION.text}>
      {code === '' ? (
        <Notice tone="caution" title={INVITATION.noCode.title}>
          {INVITATION.noCode.text}
        </Notice>
      ) : (
        <InvitationForm code={code} />
      )}
    </EntryFrame>
  );
}
