import { KeyRound, MonitorOff } from 'lucide-react';

import { ACCOUNT_TITLE, CHANGE_PASSWORD, LOG_OUT_EVERYWHERE } from '#copy/admin-people.ts';
import { Button } from '#ui/button.tsx';

import type { PeopleDialog } from './open-dialog.ts';

export function OwnAccount({ onOpen }: { onOpen: (dialog: PeopleDialog) => void }) {
  return (
    <section className="mt-10">
      <h2 className="text-heading-s">{ACCOUNT_TITLE}</h2>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button intent="secondary" onClick={() => onOpen({ kind: 'password' })}>
          <KeyRound aria-hidden="true" />
          {CHANGE_PASSWORD.open}
        </Button>
        <Button intent="secondary" onClick={() => onOpen({ kind: 'everywhere' })}>
          <MonitorOff aria-hidden="true" />
          {LOG_OUT_EVERYWHERE.open}
        </Button>
      </div>
    </section>
  );
}
