import { zodResolver } from '@hookform/resolvers/zod';
import { type Invitation, inviteSchema } from '@second-bell/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { INVITE } from '#copy/admin-people.ts';
import { TextField } from '#ui/fields.tsx';
import { FormButtons } from '#ui/form-buttons.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';

import { InvitationNotice } from './invitation-result.tsx';
import { useInvite } from './use-invite.ts';

/** Asks whom to invite, then says what became of the mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [invitation, setInvitation] = useState<Invitation>();
  const { mutate, isPending, error } = useInvite();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(inviteSchema),
    mode: 'onTouched',
    defaultValues: { email: '', name: undefined },
  });
  const { errors, isDirty, isValid } = formState;

  return (
    <FormDialog
      title={INVITE.title}
      isDirty={isDirty && !invitation}
      onClose={onClose}
      {...(!invitation && { description: INVITE.text })}
    >
      {invitation ? (
        <InvitationNotice invitation={invitation} onClose={onClose} />
      ) : (
        <form
          onSubmit={handleSubmit((body) => mutate({ body }, { onSuccess: setInvitation }))}
          noValidate
          className="grid gap-5"
        >
          <TextField
            label="Email"
            type="email"
            required
            problem={errors.email?.message}
            {...register('email')}
          />
          <TextField
            label="Name (optional)"
            hint="How History and mails call them."
            problem={errors.name?.message}
            {...register('name', { setValueAs: blankAsMissing })}
          />
          <FormButtons submit={INVITE.submit} isReady={isValid} isBusy={isPending} problem={error} />
        </form>
      )}
    </FormDialog>
  );
}

function blankAsMissing(name: string | undefined): string | undefined {
  return name?.trim() || undefined;
}
