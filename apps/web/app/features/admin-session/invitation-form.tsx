import { zodResolver } from '@hookform/resolvers/zod';
import { type AcceptInvitation, acceptInvitationSchema } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';

import { DESK_PATHS, ERROR_TITLE, INVITATION } from '#copy/admin.ts';
import { startSession } from '#lib/admin-session.ts';
import { call } from '#lib/api-client.ts';
import { deskFailureMessage } from '#lib/desk-failure.ts';
import { NewPasswordField } from '#lib/new-password-field.tsx';
import { isAboutCode } from '#lib/second-factor/code-failure.ts';
import { CodeStep } from '#lib/second-factor/code-step.tsx';
import { useCodeStep } from '#lib/second-factor/use-code-step.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

const formSchema = z.pick(acceptInvitationSchema, { password: true });

/** Sets the password by the code of a link, and logs in with it. */
export function InvitationForm({ code }: { code: string }) {
  const acceptance = useAcceptInvitation();
  const { isPending, error } = acceptance;
  const { send, step } = useCodeStep(acceptance);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { password: '' },
  });
  if (step) {
    return <CodeStep step={step} submit={INVITATION.submit} busy="Saving…" />;
  }

  return (
    <form
      onSubmit={handleSubmit(({ password }) => send({ token: code, password }))}
      noValidate
      className="grid gap-5"
    >
      <NewPasswordField problem={formState.errors.password?.message} {...register('password')} />
      {error && !isAboutCode(error) && (
        <Notice tone="critical" title={INVITATION.failure} role="alert">
          {deskFailureMessage(error)}
        </Notice>
      )}
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Saving…' : INVITATION.submit}
      </Button>
    </form>
  );
}

function useAcceptInvitation() {
  const navigate = useNavigate();

  return useMutation({
    mutationFn: (body: AcceptInvitation) => call(calls.accounts.acceptInvitation, { body }),
    meta: {
      success: INVITATION.success,
      failure: (error) =>
        isAboutCode(error) ? undefined : { title: ERROR_TITLE, description: INVITATION.failure },
    },
    onSuccess: (session) => {
      startSession(session);
      void navigate(DESK_PATHS.content, { replace: true });
    },
  });
}
