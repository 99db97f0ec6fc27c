import { DESK_PATHS } from '#copy/admin.ts';
import { DESK_ACCOUNT } from '#copy/admin-account.ts';
import { AccountPage } from '#features/admin-account/account-page.tsx';
import { deskMeta } from '#lib/desk-meta.ts';

import type { Route } from './+types/desk-account.ts';

export const meta: Route.MetaFunction = () => deskMeta(DESK_ACCOUNT.title, DESK_PATHS.account);

export default function DeskAccount() {
  return <AccountPage />;
}
