import { CONFIRM_ACCOUNT } from '#copy/account.ts';
import { PATHS } from '#copy/site-links.ts';
import { ConfirmAccountPage } from '#features/account/confirm-pages.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/confirm-account.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: CONFIRM_ACCOUNT.title, path: PATHS.confirmAccount });

export default function ConfirmAccount() {
  return <ConfirmAccountPage />;
}
