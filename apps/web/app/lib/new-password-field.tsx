import { PASSWORD_MIN_LENGTH } from '@second-bell/contract';
import type { ComponentProps } from 'react';

import { TextField } from '#ui/fields.tsx';

type NewPasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'type'>;

/** Where an administrator chooses a password, with the rule that it keeps. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  return (
    <TextField
      label="New password"
      hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
      type="password"
      autoComplete="new-password"
      required
      {...props}
    />
  );
}
