import { KeyRound, MonitorOff } from 'lucide-react';
import { useState } from 'react';

import { CHANGE_PASSWORD, DESK_ACCOUNT, LOG_OUT_EVERYWHERE } from '#copy/admin-account.ts';
import { useAdminSession } from '#lib/admin-session.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { LogOutEverywhereDialog } from './log-out-everywhere-dialog.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

/** The own account of whoever works at the desk: how they log in, and how to end that everywhere. */
export function AccountPage() {
  const email = useAdminSession()?.admin?.email;
  const [dialog, setDialog] = useState<'password' | 'everywhere'>();
  const close = () => setDialog(undefined);

  return (
    <>
      <PageHeader
        text={email === undefined ? undefined : DESK_ACCOUNT.text(email)}
        actions={
          <>
            <Button intent="secondary" onClick={() => setDialog('everywhere')}>
              <MonitorOff aria-hidden="true" />
              {LOG_OUT_EVERYWHERE.open}
            </Button>
            <Button intent="secondary" onClick={() => setDialog('password')}>
              <KeyRound aria-hidden="true" />
              {CHANGE_PASSWORD.open}
            </Button>
          </>
        }
      >
        <h1 className="text-heading-l">{DESK_ACCOUNT.title}</h1>
      </PageHeader>
      <SecondFactorCard email={email ?? ''} />
      {dialog === 'password' && <ChangePasswordDialog onClose={close} />}
      {dialog === 'everywhere' && <LogOutEverywhereDialog onClose={close} />}
    </>
  );
}
