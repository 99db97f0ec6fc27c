import { Navigate, Outlet } from 'react-router';

import { DESK_PATHS } from '#copy/admin.ts';
import { DeskFrame } from '#features/admin-desk/desk-frame.tsx';
import { LogInAgain } from '#features/admin-session/log-in-again.tsx';
import { useAdminSession } from '#lib/admin-session.ts';
import { deskFailureMessage } from '#lib/desk-failure.ts';
import { FailureWords } from '#ui/failure.tsx';

/** Around every page of the desk. Without a token there is no desk (spec section 2). */
export default function DeskLayout() {
  const session = useAdminSession();
  if (!session) return <Navigate to={DESK_PATHS.entry} replace />;

  return (
    <FailureWords value={deskFailureMessage}>
      <DeskFrame>
        <Outlet />
        <LogInAgain />
      </DeskFrame>
    </FailureWords>
  );
}
