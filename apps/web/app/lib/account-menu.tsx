import { calls } from '@second-bell/contract/calls';
import { UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { ACCOUNT_MENU } from '#copy/account.ts';
import { failureMessage } from '#lib/failure-message.ts';
import { PATHS } from '#copy/site-links.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { notify } from '#ui/notify.ts';

import { forgetAccount, useAccount } from './account.ts';
import { call } from './api-client.ts';
import { shareSettings } from './settings/account-settings.ts';

const { progress, settings, account, signOut } = ACCOUNT_MENU;

const ITEMS = [
  { id: 'progress', ...progress },
  { id: 'settings', ...settings },
  { id: 'account', ...account },
  { id: 'sign-out', ...signOut },
] as const;

const PLACES = { progress: PATHS.progress, settings: PATHS.settings, account: PATHS.account } as const;

/** In the header, for whoever is signed in. Loaded for them alone. */
export function AccountMenu() {
  const known = useAccount();
  const navigate = useNavigate();
  // The settings may have been changed on another device.
  useEffect(() => void shareSettings(), []);

  async function leave(): Promise<void> {
    try {
      await call(calls.ownAccount.signOut);
      forgetAccount();
      notify.success(ACCOUNT_MENU.signedOut);
      // What was loaded for the account goes with the page.
      window.location.assign(PATHS.home);
    } catch (error) {
      notify.failure(failureMessage(error));
    }
  }

  return (
    <Menu items={ITEMS} onChoose={(id) => void (id === 'sign-out' ? leave() : navigate(PLACES[id]))}>
      <Button intent="secondary" size="small">
        <UserRound aria-hidden="true" />
        <span className="max-w-40 truncate">{known?.name || ACCOUNT_MENU.name}</span>
      </Button>
    </Menu>
  );
}
