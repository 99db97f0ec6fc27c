import type { SettingName } from '@second-bell/contract/setting-choices';
import type { ReactNode } from 'react';

import { NO_VOICE, SETTINGS } from '#copy/settings.ts';
import { useHasVoice } from '#lib/read-aloud/use-voice.ts';
import { chooseSettings } from '#lib/settings/account-settings.ts';
import { SettingField } from '#lib/settings/setting-field.tsx';
import { USUAL_SETTINGS } from '#lib/settings/settings.ts';
import { useIsSignedInHere } from '#lib/signed-in.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

const LOOK: readonly SettingName[] = ['textSize', 'theme', 'font', 'motion'];
const TESTS: readonly SettingName[] = ['readAloud', 'timer', 'extraTime'];

export function SettingsPage() {
  const hasVoice = useHasVoice();
  const isHydrated = useIsHydrated();
  const isSignedIn = useIsSignedInHere();

  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <header className="grid gap-2">
        <h1 className="text-heading-l">{SETTINGS.title}</h1>
        <p className="max-w-prose text-ink-soft">{SETTINGS.intro}</p>
        <p className="text-small text-ink-soft">{isSignedIn ? SETTINGS.keptWithAccount : SETTINGS.kept}</p>
      </header>
      <SettingsGroup title={SETTINGS.look} names={LOOK} />
      <SettingsGroup title={SETTINGS.tests} names={TESTS}>
        {isHydrated && !hasVoice && <p className="text-small text-ink-soft">{NO_VOICE}</p>}
      </SettingsGroup>
      <Button
        intent="secondary"
        className="justify-self-start"
        onClick={() => chooseSettings(USUAL_SETTINGS)}
      >
        {SETTINGS.reset}
      </Button>
    </div>
  );
}

type SettingsGroupProps = { title: string; names: readonly SettingName[]; children?: ReactNode };

function SettingsGroup({ title, names, children }: SettingsGroupProps) {
  return (
    <Card asChild className="grid gap-7">
      <section>
        <h2 className="text-heading-m">{title}</h2>
        {names.map((name) => (
          <SettingField key={name} name={name} />
        ))}
        {children}
      </section>
    </Card>
  );
}
