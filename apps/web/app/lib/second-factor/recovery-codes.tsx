import { Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { RECOVERY_CODES } from '#copy/second-factor.ts';
import { Button } from '#ui/button.tsx';

import { saveFile } from '../save-file.ts';
import { CopyButton } from './copy-button.tsx';

type RecoveryCodesProps = { codes: readonly string[]; email: string; onDone: () => void };

/** Shown once: the server keeps their hashes alone. Takes the focus from the form that it stands in the place of. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = `${RECOVERY_CODES.fileTitle(email)}\n\n${codes.join('\n')}\n`;
  const download = () => saveFile(new File([text], RECOVERY_CODES.fileName, { type: 'text/plain' }));

  return (
    <div data-print-alone className="grid gap-4">
      <div>
        <h3 ref={title} tabIndex={-1} className="text-heading-s">
          {RECOVERY_CODES.title}
        </h3>
        <p className="max-w-prose">{RECOVERY_CODES.text}</p>
        <p className="not-print:sr-only">{email}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-2 rounded-card border border-line bg-surface-sunken p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyButton text={text} label={RECOVERY_CODES.copy} />
        <Button intent="secondary" size="small" onClick={download}>
          <Download aria-hidden="true" />
          {RECOVERY_CODES.download}
        </Button>
        <Button intent="secondary" size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {RECOVERY_CODES.print}
        </Button>
      </div>
      <Button className="justify-self-start print:hidden" onClick={onDone}>
        {RECOVERY_CODES.done}
      </Button>
    </div>
  );
}
