import type { ComponentProps } from 'react';
import * as z from 'zod/mini';

import { CODE_STEP } from '#copy/second-factor.ts';
import { TextField } from '#ui/fields.tsx';

/** A code that an app shows for half a minute, or one of those that were kept for the day when the phone is lost. */
export type CodeKind = 'app' | 'recovery';
/** Where one is a proof as good as the other. */
type FieldKind = CodeKind | 'either';

/** A malformed code is told before it is sent: each that is sent counts as a try. */
export const CODE_SCHEMAS = {
  app: z.object({ code: z.string().check(z.regex(/^\s*\d{3}[\s-]?\d{3}\s*$/, CODE_STEP.app.malformed)) }),
  recovery: codeSchema(CODE_STEP.recovery.malformed),
  either: codeSchema(CODE_STEP.either.malformed),
};

function codeSchema(malformed: string) {
  return z.object({
    code: z.string().check(z.trim(), z.minLength(1, malformed), z.maxLength(40, malformed)),
  });
}

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'type'> & { kind: FieldKind };

export function CodeField({ kind, ...input }: CodeFieldProps) {
  const { label, hint } = CODE_STEP[kind];

  return (
    <TextField
      label={label}
      hint={hint}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      required
      {...input}
    />
  );
}
