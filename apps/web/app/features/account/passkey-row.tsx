import { type Passkey, passkeyEndpoints } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';

import { NOT_DONE } from '#copy/account.ts';
import { PASSKEYS } from '#copy/passkeys.ts';
import { AccountForm } from '#lib/account-form/account-form.tsx';
import { useAccountForm } from '#lib/account-form/use-account-form.ts';
import { call } from '#lib/api-client.ts';
import { failureMessage } from '#lib/failure-message.ts';
import { MomentText } from '#lib/moment-text.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { notify } from '#ui/notify.ts';
import { RowAction } from '#ui/row.tsx';

type PasskeyRowProps = {
  passkey: Passkey;
  isRenaming: boolean;
  onRename: () => void;
  /** After a change, and where a new name is not wanted after all. */
  onDone: () => void;
};

export function PasskeyRow({ passkey, isRenaming, onRename, onDone }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  const [isRemoving, setIsRemoving] = useState(false);

  return (
    <li className="grid gap-3 border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="flex items-center gap-2 font-semibold">
            <KeyRound aria-hidden="true" className="size-5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </p>
          <p className="text-small text-ink-soft">
            {PASSKEYS.created} <MomentText at={createdAt} />.{' '}
            {lastUsedAt === undefined ? (
              PASSKEYS.unused
            ) : (
              <>
                {PASSKEYS.lastUsed} <MomentText at={lastUsedAt} />
              </>
            )}
          </p>
        </div>
        <div className="-mx-3 flex flex-wrap gap-x-2">
          <RowAction icon={Pencil} label={PASSKEYS.rename} name={name} onClick={onRename} />
          <RowAction icon={Trash2} label={PASSKEYS.remove} name={name} onClick={() => setIsRemoving(true)} />
        </div>
      </div>
      {isRenaming && <RenameForm passkey={passkey} onDone={onDone} />}
      {isRemoving && <RemoveDialog passkey={passkey} onDone={onDone} onCancel={() => setIsRemoving(false)} />}
    </li>
  );
}

type ChangeProps = { passkey: Passkey; onDone: () => void };

function RenameForm({ passkey: { id, name }, onDone }: ChangeProps) {
  const form = useAccountForm({
    schema: passkeyEndpoints.rename.body,
    empty: { name },
    send: (body) => call(calls.passkeys.rename, { params: { id }, body }),
    onDone: () => {
      notify.success(PASSKEYS.renamed);
      onDone();
    },
  });
  const { focus } = form;
  useEffect(() => focus('name', { shouldSelect: true }), [focus]);

  return (
    <AccountForm
      form={form}
      submit={PASSKEYS.save}
      busy="Saving…"
      names={{ name: PASSKEYS.name }}
      onCancel={onDone}
    >
      <TextField label={PASSKEYS.name} {...form.field('name')} />
    </AccountForm>
  );
}

function RemoveDialog({ passkey: { id, name }, onDone, onCancel }: ChangeProps & { onCancel: () => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(calls.passkeys.remove, { params: { id } }),
    meta: { success: PASSKEYS.removed },
    onSuccess: () => {
      onCancel();
      onDone();
    },
  });
  const { title, text, busy } = PASSKEYS.removal;

  return (
    <ConfirmDialog
      title={title(name)}
      confirm={isPending ? busy : PASSKEYS.remove}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onCancel={onCancel}
    >
      <p>{text}</p>
      {error && (
        <Notice tone="critical" title={NOT_DONE} role="alert">
          {failureMessage(error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
