import { zodResolver } from '@hookform/resolvers/zod';
import { changePasswordSchema } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useForm } from 'react-hook-form';

import { DESK_FAILURES } from '#copy/desk-failures.ts';
import { CHANGE_PASSWORD } from '#copy/admin-account.ts';
import { errorCode } from '#lib/failure-message.ts';
import { NewPasswordField } from '#lib/new-password-field.tsx';
import { useAdminMutation } from '#lib/use-admin-mutation.ts';
import { TextField } from '#ui/fields.tsx';
import { FormButtons } from '#ui/form-buttons.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';

/** One's own password; what the server says of the current one stands at its field. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error } = useAdminMutation(
    calls.accounts.changePassword,
    CHANGE_PASSWORD.notices,
  );
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(changePasswordSchema),
    mode: 'onTouched',
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors, isDirty, isValid } = formState;
  const isWrong = errorCode(error) === 'wrong_password';

  return (
    <FormDialog
      title={CHANGE_PASSWORD.title}
      description={CHANGE_PASSWORD.text}
      isDirty={isDirty}
      onClose={onClose}
    >
      <form
        onSubmit={handleSubmit((body) => mutate({ body }, { onSuccess: onClose }))}
        noValidate
        className="grid gap-5"
      >
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          problem={errors.currentPassword?.message ?? (isWrong ? DESK_FAILURES.wrong_password : undefined)}
          {...register('currentPassword')}
        />
        <NewPasswordField problem={errors.newPassword?.message} {...register('newPassword')} />
        <FormButtons
          submit={CHANGE_PASSWORD.submit}
          isReady={isValid}
          isBusy={isPending}
          problem={isWrong ? null : error}
        />
      </form>
    </FormDialog>
  );
}
