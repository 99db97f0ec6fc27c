import { CONFIRM_EMAIL } from '#copy/account.ts';
import { PATHS } from '#copy/site-links.ts';
import { ConfirmEmailPage } from '#features/account/confirm-pages.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/confirm-email.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: CONFIRM_EMAIL.title, path: PATHS.confirmEmail });

export default function ConfirmEmail() {
  return <ConfirmEmailPage />;
}
