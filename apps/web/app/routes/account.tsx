import { ACCOUNT } from '#copy/account.ts';
import { PATHS } from '#copy/site-links.ts';
import { AccountPage } from '#features/account/account-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/account.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: ACCOUNT.title, path: PATHS.account });

export default function Account() {
  return <AccountPage />;
}
