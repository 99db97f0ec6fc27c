import type { Account } from '@second-bell/contract';
import { Link } from 'react-router';

import { WHAT_AN_ACCOUNT_ADDS } from '#copy/account-offer.ts';
import { ACCOUNT, SIGN_IN, SIGN_UP } from '#copy/account.ts';
import { PATHS } from '#copy/site-links.ts';
import { useAccount } from '#lib/account.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';

import { AccountSection } from './account-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

export function AccountPage() {
  const account = useAccount();

  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-heading-l">{ACCOUNT.title}</h1>
      {account === undefined && <Spinner label="Loading your account…" />}
      {account === null && <NotSignedIn />}
      {account && <Sections account={account} />}
    </div>
  );
}

function NotSignedIn() {
  const actions = (
    <div className="flex flex-wrap gap-3">
      <Button asChild>
        <Link to={PATHS.signIn}>{SIGN_IN.title}</Link>
      </Button>
      <Button asChild intent="secondary">
        <Link to={PATHS.signUp}>{SIGN_UP.title}</Link>
      </Button>
    </div>
  );

  return (
    <Notice tone="neutral" title={ACCOUNT.guest} action={actions}>
      {WHAT_AN_ACCOUNT_ADDS}
    </Notice>
  );
}

function Sections({ account }: { account: Account }) {
  return (
    <>
      <NameSection account={account} />
      <EmailSection account={account} />
      <PasswordSection account={account} />
      <PasskeysSection />
      <SecondFactorSection account={account} />
      <DevicesSection />
      <DataSection />
      <DeletionSection />
    </>
  );
}

function DataSection() {
  const { title, text, json, csv } = ACCOUNT.data;

  return (
    <AccountSection title={title} text={text}>
      <div className="flex flex-wrap gap-3">
        <Button asChild intent="secondary">
          <a href="/api/account/data.json" download>
            {json}
          </a>
        </Button>
        <Button asChild intent="secondary">
          <a href="/api/account/data.zip" download>
            {csv}
          </a>
        </Button>
      </div>
    </AccountSection>
  );
}
