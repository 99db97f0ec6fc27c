import { DESK_PATHS } from '#copy/admin.ts';
import { MESSAGES } from '#copy/admin-messages.ts';
import { MessagesPage } from '#features/admin-messages/messages-page.tsx';
import { deskMeta } from '#lib/desk-meta.ts';

import type { Route } from './+types/desk-messages.ts';

export const meta: Route.MetaFunction = () => deskMeta(MESSAGES.title, DESK_PATHS.messages);

export default function DeskMessages() {
  return <MessagesPage />;
}
