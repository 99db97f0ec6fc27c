import { SETTING_CHOICES, type SettingName, type Settings } from '@second-bell/contract/setting-choices';

import { SETTING_WORDS } from '#copy/settings.ts';
import { ChoiceField } from '#ui/choice-field.tsx';

import { chooseSettings } from './account-settings.ts';
import { useSettings } from './settings.ts';

const CHOICES: { readonly [Name in SettingName]: readonly Settings[Name][] } = SETTING_CHOICES;

/** One setting: what it is now, and what else it can be. A choice is kept, and works, at once. */
export function SettingField<Name extends SettingName>({ name }: { name: Name }) {
  const settings = useSettings();
  const { title, hint, choices } = SETTING_WORDS[name];

  return (
    <ChoiceField
      title={title}
      hint={hint}
      choices={CHOICES[name].map((value) => ({ value, label: choices[value] }))}
      value={settings[name]}
      onChoose={(value) => chooseSettings({ [name]: value })}
    />
  );
}
