import type { SettingName } from '@second-bell/contract/setting-choices';

import { SETTINGS } from '#copy/settings.ts';
import { PATHS } from '#copy/site-links.ts';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { useFocusBack } from '#ui/use-focus-back.ts';

import { SettingField } from './setting-field.tsx';

/** Some settings over a test, and the way to all of them. Mounted while it is open. */
export function TestSettingsDialog({
  names,
  onClose,
}: {
  names: readonly SettingName[];
  onClose: () => void;
}) {
  const giveFocusBack = useFocusBack();

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={SETTINGS.title} onCloseAutoFocus={giveFocusBack}>
        <div className="grid gap-6">
          {names.map((name) => (
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
