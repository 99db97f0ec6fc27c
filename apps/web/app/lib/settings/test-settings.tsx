import type { SettingName } from '@second-bell/contract/setting-choices';
import { Settings } from 'lucide-react';

import { SETTINGS } from '#copy/settings.ts';
import { PATHS } from '#copy/site-links.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/dialog.tsx';

import { SettingField } from './setting-field.tsx';

const IN_EVERY_TEST: readonly SettingName[] = ['textSize', 'theme', 'font', 'readAloud'];

/** The settings that are wanted in the middle of a test, and others that its flow knows, in a dialog over it. */
export function TestSettings({ more }: { more: readonly SettingName[] }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button intent="quiet" size="small">
          <Settings aria-hidden="true" />
          <span className="max-sm:sr-only">{SETTINGS.title}</span>
        </Button>
      </DialogTrigger>
      <DialogContent title={SETTINGS.title}>
        <div className="grid gap-6">
          {[...IN_EVERY_TEST, ...more].map((name) => (
            <SettingField key={name} name={name} />
          ))}
          <p>
            {/* In a tab of its own: the test stays where it is. */}
            <a
              href={PATHS.settings}
              target="_blank"
              className="font-semibold text-primary underline"
              rel="noopener"
            >
              {SETTINGS.all}
            </a>{' '}
            {SETTINGS.newTab}
          </p>
        </div>
      </DialogContent>
    </Dialog>
  );
}
