import type { SettingName } from '@second-bell/contract/setting-choices';
import { Settings } from 'lucide-react';
import { useState } from 'react';

import { SETTINGS_LINK } from '#copy/site-links.ts';
import { Button } from '#ui/button.tsx';
import { late } from '#ui/late.tsx';

const IN_EVERY_TEST: readonly SettingName[] = ['textSize', 'theme', 'font', 'readAloud'];

const SettingsDialog = late(async () => (await import('./test-settings-dialog.tsx')).TestSettingsDialog);

/** The settings that are wanted in the middle of a test, and others that its flow knows, in a dialog over it. */
export function TestSettings({ more }: { more: readonly SettingName[] }) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button intent="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Settings aria-hidden="true" />
        <span className="max-sm:sr-only">{SETTINGS_LINK.label}</span>
      </Button>
      <SettingsDialog isShown={isOpen} names={[...IN_EVERY_TEST, ...more]} onClose={() => setIsOpen(false)} />
    </>
  );
}
