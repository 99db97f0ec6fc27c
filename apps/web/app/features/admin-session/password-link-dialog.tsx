import { zodResolver } from '@hookform/resolvers/zod';
import { loginSchema } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { ERROR_TITLE, PASSWORD_LINK } from '#copy/admin.ts';
import { call } from '#lib/api-client.ts';
import { TextField } from '#ui/fields.tsx';
import { FormButtons } from '#ui/form-buttons.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';

const formSchema = z.pick(loginSchema, { email: true });

/** For an administrator who forgot the password: a link by mail. */
export function PasswordLinkDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { email: string }) => call(calls.accounts.requestPasswordLink, { body }),
    meta: {
      success: PASSWORD_LINK.sent,
      failure: { title: ERROR_TITLE, description: PASSWORD_LINK.failure },
    },
    onSuccess: onClose,
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { email: '' },
  });

  return (
    <FormDialog
      title={PASSWORD_LINK.title}
      description={PASSWORD_LINK.text}
      // One line to type again: not worth a question.
      isDirty={false}
      onClose={onClose}
    >
      <form onSubmit={handleSubmit((fields) => mutate(fields))} noValidate className="grid gap-5">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          required
          problem={formState.errors.email?.message}
          {...register('email')}
        />
        <FormButtons submit={PASSWORD_LINK.submit} isReady isBusy={isPending} problem={error} />
      </form>
    </FormDialog>
  );
}
