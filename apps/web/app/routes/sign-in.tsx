import { SIGN_IN } from '#copy/account.ts';
import { PATHS } from '#copy/site-links.ts';
import { SignInPage } from '#features/account/sign-in-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/sign-in.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: SIGN_IN.title, path: PATHS.signIn });

export default function SignIn() {
  return <SignInPage />;
}
