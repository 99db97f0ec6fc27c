import { useState } from 'react';
import { Navigate } from 'react-router';

import { DESK_PATHS, LOGIN_TITLE, PASSWORD_LINK } from '#copy/admin.ts';
import { useAdminSession } from '#lib/admin-session.ts';
import { Button } from '#ui/button.tsx';

import { EntryFrame } from './entry-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { PasswordLinkDialog } from './password-link-dialog.tsx';

/** `/admin` and `/admin-login`. Who is logged in goes straight to the desk. */
export function LoginPage() {
  const session = useAdminSession();
  const [hasForgotten, setHasForgotten] = useState(false);
  if (session) return <Navigate to={DESK_PATHS.content} replace />;

  return (
    <EntryFrame title={LOGIN_TITLE}>
      <LoginForm />
      <Button intent="quiet" size="small" onClick={() => setHasForgotten(true)}>
        {PASSWORD_LINK.question}
      </Button>
      {hasForgotten && <PasswordLinkDialog onClose={() => setHasForgotten(false)} />}
    </EntryFrame>
  );
}
