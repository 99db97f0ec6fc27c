import { useEffect, useRef } from 'react';

import { BULK_UPLOAD } from '#copy/bulk-upload.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Spinner } from '#ui/spinner.tsx';

import type { Busy } from './model.ts';

const WORKING = {
  reading: 'Reading the file…',
  previewing: 'Looking for questions…',
  importing: 'Saving the questions…',
};

/** How far it is: first by what has been sent, then, while the server works, without a figure. */
export function BusyBar({ busy, onCancel }: { busy: Busy; onCancel: () => void }) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const isSending = busy.sent > 0 && busy.sent < 1;
  const percent = Math.round(busy.sent * 100);
  // What was pressed to get here is gone.
  useEffect(() => cancelButton.current?.focus({ preventScroll: true }), []);

  return (
    <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
      <div className="grow">
        {isSending ? (
          <div className="grid gap-1.5">
            <p>Sending: {percent}%</p>
            <ProgressBar value={percent} max={100} label="Sending" />
          </div>
        ) : (
          <Spinner label={WORKING[busy.doing]} className="justify-start py-0" />
        )}
      </div>
      {/* What has arrived whole is stored whether or not anyone waits for it. */}
      <Button
        ref={cancelButton}
        intent="secondary"
        disabled={busy.doing === 'importing' && busy.sent >= 1}
        onClick={onCancel}
      >
        {BULK_UPLOAD.cancel}
      </Button>
    </div>
  );
}
