import { SIGN_UP } from '#copy/account.ts';
import { PATHS } from '#copy/site-links.ts';
import { SignUpPage } from '#features/account/sign-up-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/sign-up.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: SIGN_UP.title, path: PATHS.signUp });

export default function SignUp() {
  return <SignUpPage />;
}
