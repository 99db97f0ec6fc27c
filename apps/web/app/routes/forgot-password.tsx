import { FORGOT_PASSWORD } from '#copy/account.ts';
import { PATHS } from '#copy/site-links.ts';
import { ForgotPasswordPage } from '#features/account/forgot-password-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/forgot-password.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: FORGOT_PASSWORD.title, path: PATHS.forgotPassword });

export default function ForgotPassword() {
  return <ForgotPasswordPage />;
}
