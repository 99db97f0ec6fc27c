import { DESK_PATHS, LOGIN_TITLE } from '#copy/admin.ts';
import { LoginPage } from '#features/admin-session/login-page.tsx';
import { deskMeta } from '#lib/desk-meta.ts';

import type { Route } from './+types/admin-login.ts';

export const meta: Route.MetaFunction = () => deskMeta(LOGIN_TITLE, DESK_PATHS.entry);

export default function AdminLogin() {
  return <LoginPage />;
}
