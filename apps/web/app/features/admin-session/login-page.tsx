import { useState } from 'react';
import { Navigate } from 'react-router';

import { DESK_PATHS, LOGIN_TITLE, PASSWORD_LINK, SESSION_ENDED } from '#copy/admin.ts';
import { useAdminSession, useHasSessionExpired } from '#lib/admin-session.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

import { EntryFrame } from './entry-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { PasswordLinkDialog } from './password-link-dialog.tsx';

/** `/admin` and `/admin-login`. Who is logged in goes straight to the desk. */
export function LoginPage() {
  const session = useAdminSession();
  const hasExpired = useHasSessionExpired();
  const [hasForgotten, setHasForgotten] = useState(false);
  if (session) return <Navigate to={DESK_PATHS.content} replace />;

  return (
    <EntryFrame title={LOGIN_TITLE}>
      {hasExpired && (
        <Notice tone="caution" title={SESSION_ENDED.title} role="status">
          {SESSION_ENDED.text}
        </Notice>
      )}
      <LoginForm />
      <Button intent="quiet" size="small" onClick={() => setHasForgotten(true)}>
        {PASSWORD_LINK.question}
      </Button>
      {hasForgotten && <PasswordLinkDialog onClose={() => setHasForgotten(false)} />}
    </EntryFrame>
  );
}
