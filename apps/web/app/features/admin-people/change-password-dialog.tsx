import { zodResolver } from '@hookform/resolvers/zod';
import { changePasswordSchema } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useForm } from 'react-hook-form';

import { CHANGE_PASSWORD } from '#copy/admin-people.ts';
import { fieldProblem } from '#lib/field-problem.ts';
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
  const wrongPassword = fieldProblem(error, 'currentPassword');

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
          problem={errors.currentPassword?.message ?? wrongPassword}
          {...register('currentPassword')}
        />
        <NewPasswordField problem={errors.newPassword?.message} {...register('newPassword')} />
        <FormButtons
          submit={CHANGE_PASSWORD.submit}
          isReady={isValid}
          isBusy={isPending}
          problem={wrongPassword === undefined ? error : null}
        />
      </form>
    </FormDialog>
  );
}
