import { calls } from '@second-bell/contract/calls';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { CONFIRM_ACCOUNT, CONFIRM_EMAIL, NOT_DONE, SIGN_IN } from '#copy/account.ts';
import { PATHS } from '#copy/site-links.ts';
import { call } from '#lib/api-client.ts';
import { failureMessage } from '#lib/failure-message.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

import { Done } from './done.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { useSignedIn } from './use-signed-in.ts';
import { WithCode } from './with-code.tsx';

/** Where the mail of a sign-up leads. Pressed by a person: programs that look into mails open links, too. */
export function ConfirmAccountPage() {
  return (
    <EntryFrame title={CONFIRM_ACCOUNT.title} text={CONFIRM_ACCOUNT.text}>
      <WithCode>{(code) => <ConfirmAccount code={code} />}</WithCode>
    </EntryFrame>
  );
}

function ConfirmAccount({ code }: { code: string }) {
  const signedIn = useSignedIn();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(calls.ownAccount.confirmSignUp, { body: { token: code } }),
    onSuccess: ({ account }) => account && signedIn(account),
  });
  if (data?.account) {
    return (
      <Done title={CONFIRM_ACCOUNT.done} action={<LinkTo to={PATHS.results}>{CONFIRM_ACCOUNT.goOn}</LinkTo>}>
        {CONFIRM_ACCOUNT.doneText}
      </Done>
    );
  }
  if (data) {
    return (
      <Done title={CONFIRM_ACCOUNT.done} action={<LinkTo to={PATHS.signIn}>{SIGN_IN.title}</LinkTo>}>
        {CONFIRM_ACCOUNT.signInNext}
      </Done>
    );
  }

  return <ConfirmButton words={CONFIRM_ACCOUNT} error={error} isBusy={isPending} onPress={() => mutate()} />;
}

/** Where the mail to a new address leads. */
export function ConfirmEmailPage() {
  return (
    <EntryFrame title={CONFIRM_EMAIL.title} text={CONFIRM_EMAIL.text}>
      <WithCode>{(code) => <ConfirmEmail code={code} />}</WithCode>
    </EntryFrame>
  );
}

function ConfirmEmail({ code }: { code: string }) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(calls.ownAccount.confirmEmail, { body: { token: code } }),
  });
  if (data) return <Done title={CONFIRM_EMAIL.done}>{CONFIRM_EMAIL.doneText(data.email)}</Done>;

  return <ConfirmButton words={CONFIRM_EMAIL} error={error} isBusy={isPending} onPress={() => mutate()} />;
}

type ConfirmButtonProps = {
  words: { submit: string; busy: string };
  error: Error | null;
  isBusy: boolean;
  onPress: () => void;
};

function ConfirmButton({ words, error, isBusy, onPress }: ConfirmButtonProps) {
  return (
    <>
      {error && (
        <Notice tone="critical" title={NOT_DONE} role="alert">
          {failureMessage(error)}
        </Notice>
      )}
      <Button disabled={isBusy} onClick={onPress}>
        {isBusy ? words.busy : words.submit}
      </Button>
    </>
  );
}

function LinkTo({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button asChild>
      <Link to={to}>{children}</Link>
    </Button>
  );
}
