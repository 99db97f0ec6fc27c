import type { ComponentProps } from 'react';

import { TextField } from '#ui/fields.tsx';

/** `username` for whoever signs in, so that password managers keep both together. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField type="email" inputMode="email" autoComplete="email" spellCheck={false} required {...props} />
  );
}
