import type { Administrator } from '@second-bell/contract';
import { CircleCheck, MailPlus, MailQuestionMark, Trash2 } from 'lucide-react';

import { INVITE, STATUS_NAMES } from '#copy/admin-people.ts';
import { useAdminSession } from '#lib/admin-session.ts';
import { MomentText } from '#lib/moment-text.tsx';
import { Badge } from '#ui/badge.tsx';
import { ROW_LOOK, RowAction } from '#ui/row.tsx';

import type { PeopleDialog } from './open-dialog.ts';
import { useInvite } from './use-invite.ts';

type PersonRowProps = { person: Administrator; onOpen: (dialog: PeopleDialog) => void };

export function PersonRow({ person, onOpen }: PersonRowProps) {
  const { id, name, email, status, lastSignInAt } = person;
  const isSelf = useAdminSession()?.admin?.id === id;

  return (
    <li className={`${ROW_LOOK} flex flex-wrap items-center gap-x-6 gap-y-2`}>
      <div className="min-w-0 grow basis-64">
        <h2 className="font-body text-lead">
          {name}
          {isSelf && <span className="text-body font-normal text-ink-soft"> (you)</span>}
        </h2>
        <p>{email}</p>
      </div>
      <div className="grid grow basis-64 justify-items-start gap-1">
        {status === 'active' ? (
          <Badge tone="positive" icon={CircleCheck}>
            {STATUS_NAMES.active}
          </Badge>
        ) : (
          <Badge tone="caution" icon={MailQuestionMark}>
            {STATUS_NAMES.invited}
          </Badge>
        )}
        <p className="text-small">
          {lastSignInAt === undefined ? (
            'Never logged in'
          ) : (
            <>
              Last login: <MomentText at={lastSignInAt} />
            </>
          )}
        </p>
      </div>
      <div className="-mx-3 flex flex-wrap items-center gap-x-2 sm:basis-56 sm:justify-end">
        {status === 'invited' && <InviteAgain person={person} onOpen={onOpen} />}
        {!isSelf && (
          <RowAction
            icon={Trash2}
            label={status === 'active' ? 'Remove' : 'Take back'}
            name={name}
            onClick={() => onOpen({ kind: 'remove', person })}
          />
        )}
      </div>
    </li>
  );
}

function InviteAgain({ person: { email, name }, onOpen }: PersonRowProps) {
  const { mutate, isPending } = useInvite();
  const invite = () =>
    mutate({ body: { email, name } }, { onSuccess: (invitation) => onOpen({ kind: 'invited', invitation }) });

  return <RowAction icon={MailPlus} label={INVITE.again} name={name} disabled={isPending} onClick={invite} />;
}
