import { LOG_IN_AGAIN } from '#copy/admin.ts';
import { setSessionExpired, useAdminSession, useHasSessionExpired } from '#lib/admin-session.ts';
import { Dialog, DialogContent } from '#ui/dialog.tsx';

import { LoginForm } from './login-form.tsx';

/** Over a page whose change was refused because the session is over: what was typed stays where it is. */
export function LogInAgain() {
  const hasExpired = useHasSessionExpired();
  const session = useAdminSession();

  return (
    <Dialog open={hasExpired} onOpenChange={setSessionExpired}>
      <DialogContent title={LOG_IN_AGAIN.title} description={LOG_IN_AGAIN.text}>
        <LoginForm email={session?.admin?.email} />
      </DialogContent>
    </Dialog>
  );
}
