import { type ComponentProps, useState } from 'react';

import { SHOW_PASSWORD } from '#copy/account.ts';
import { CheckboxField, TextField } from '#ui/fields.tsx';

type PasswordFieldProps = ComponentProps<typeof TextField> & {
  /** For password managers: whether they fill in what they know, or offer to make one. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);

  return (
    <div className="grid gap-2">
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        required
      />
      <CheckboxField label={SHOW_PASSWORD} checked={isShown} onChange={() => setIsShown(!isShown)} />
    </div>
  );
}
