import { RESET_PASSWORD } from '#copy/account.ts';
import { PATHS } from '#copy/site-links.ts';
import { ResetPasswordPage } from '#features/account/reset-password-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/reset-password.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: RESET_PASSWORD.title, path: PATHS.resetPassword });

export default function ResetPassword() {
  return <ResetPasswordPage />;
}
