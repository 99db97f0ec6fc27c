import { INVITATION } from '#copy/admin.ts';
import { InvitationPage } from '#features/admin-session/invitation-page.tsx';
import { deskMeta } from '#lib/desk-meta.ts';

import type { Route } from './+types/admin-invitation.ts';

export const meta: Route.MetaFunction = ({ location }) => deskMeta(INVITATION.title, location.pathname);

export default function AdminInvitation() {
  return <InvitationPage />;
}
